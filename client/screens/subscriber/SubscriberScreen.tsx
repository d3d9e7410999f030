import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import { ProfileNotFound } from '#components/profile/ProfileNotFound.tsx'
import { useViewer } from '#data/connection/session.ts'
import { useProfile } from '#data/people/profiles.ts'
import { profileAddress } from '#domain/profile/address.ts'
import { tabPath } from '#domain/profile/tab.ts'
import { useText } from '#i18n/i18n.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SubscriberDetails } from './SubscriberDetails.tsx'
import styles from './SubscriberScreen.module.css'

/**
 * Shows until when somebody subscribes to the viewer, and grants them time
 * (docs/spec/subscriptions.md#page-of-a-subscriber).
 */
export function SubscriberScreen() {
  const t = useText()
  const viewer = useViewer()
  const { account, error, isMissing, isFetching, refetch } = useProfile(profileAddress(useRouteParams()))
  if (isMissing) return <ProfileNotFound error={error} />
  const title = t('profile_action.subscriber_details')
  const back = viewer && { href: tabPath(viewer, 'subscribers'), label: t('profile.tab_subscribers') }
  return (
    <Page title={title} head={<BackHead title={title} back={back} />}>
      <div className={styles.content}>
        {error && <ErrorNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!error && (!account || !viewer) && (
          <div role="status" aria-busy="true" aria-label={t('list.loading')}>
            <Skeleton width="m" />
          </div>
        )}
        {account && viewer && (
          <>
            <ProfileCard account={account} plain />
            <SubscriberDetails account={account} viewer={viewer} />
          </>
        )}
      </div>
    </Page>
  )
}
