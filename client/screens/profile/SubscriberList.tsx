import { HandCoins } from 'lucide-react'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { ProfileRow } from '#components/profile/ProfileRow.tsx'
import { type Subscriber, subscribersQuery } from '#data/people/contacts.ts'
import { dayOf } from '#domain/date.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TAB_LABELS } from './tab-labels.ts'

/** Shows who pays the viewer, and until when (docs/spec/profiles.md#tabs-of-a-profile). */
export function SubscriberList({ viewerId }: { viewerId: string }) {
  const t = useText()
  return (
    <PagedList
      label={t(TAB_LABELS.subscribers)}
      list={subscribersQuery(viewerId)}
      row={SubscriberRow}
      role="list"
      more={t('directory.more')}
      waiting={<PostSkeleton count={6} />}
      empty={<EmptyState icon={<HandCoins />} title={t('profile.no_subscribers')} />}
    />
  )
}

function SubscriberRow({ item: { account, expires_at } }: { item: Subscriber }) {
  const t = useText()
  const locale = useLocale()
  const date = dayOf(expires_at, locale)
  return <ProfileRow item={account} note={date && t('profile.expires', { date })} />
}
