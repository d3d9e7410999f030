import { HandCoins } from 'lucide-react'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { ProfileRow } from '#components/profile/ProfileRow.tsx'
import type { Account } from '#contract/entities/account.ts'
import { type Subscriber, subscribersQuery } from '#data/subscriptions/subscribers.ts'
import { dayOf } from '#domain/date.ts'
import { tabPath } from '#domain/profile/tab.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { useSearchParams } from '#platform/page/location.ts'
import { useTimed } from '#platform/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './SubscriberList.module.css'
import { TAB_LABELS } from './tab-labels.ts'

/**
 * Shows who pays the viewer, and until when. The address says whether those are shown too whose subscription
 * has ended (docs/spec/profiles.md#tabs-of-a-profile).
 */
export function SubscriberList({ viewer }: { viewer: Account }) {
  const t = useText()
  const isComplete = useSearchParams().has('expired')
  const path = tabPath(viewer, 'subscribers')
  return (
    <>
      <div className={styles.bar}>
        <Button size="s" kind="quiet" href={isComplete ? path : `${path}&expired`}>
          {t(isComplete ? 'profile.hide_expired' : 'profile.show_expired')}
        </Button>
      </div>
      <PagedList
        label={t(TAB_LABELS.subscribers)}
        list={subscribersQuery(viewer.id, isComplete)}
        row={SubscriberRow}
        role="list"
        more={t('directory.more')}
        waiting={<PostSkeleton count={6} />}
        empty={<EmptyState icon={<HandCoins />} title={t('profile.no_subscribers')} />}
      />
    </>
  )
}

function SubscriberRow({ item: { account, expires_at } }: { item: Subscriber }) {
  const t = useText()
  const locale = useLocale()
  const end = Date.parse(expires_at)
  const isActive = useTimed((now) => end > now)
  const date = dayOf(expires_at, locale)
  const note = (
    <span className={styles.note}>
      {date && <span>{t(isActive ? 'profile.expires' : 'subscription.expired', { date })}</span>}
      <span className={styles.details}>
        <a href={pathTo('subscriber', { profileId: account.id })}>{t('profile_action.subscriber_details')}</a>
      </span>
    </span>
  )
  return <ProfileRow item={account} note={note} />
}
