import { UserPlus } from 'lucide-react'
import { FeedNotFound } from '#components/feed/FeedNotFound.tsx'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { PagedList } from '#components/list/PagedList.tsx'
import { isMissing } from '#data/connection/api-error.ts'
import { feedMembersQuery } from '#data/feeds/feed-members.ts'
import { useFeed } from '#data/feeds/feeds.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { AddMember } from './AddMember.tsx'
import styles from './CustomFeedScreen.module.css'
import { FeedHead } from './FeedHead.tsx'
import { MemberRow } from './MemberRow.tsx'
import { MembersSkeleton } from './MembersSkeleton.tsx'

/** Shows the settings of a custom feed: its name and its members (docs/spec/feeds.md#configure-a-feed). */
export function CustomFeedScreen() {
  const t = useText()
  const { feedId = '' } = useRouteParams()
  const { data: feed, error, isFetching, refetch } = useFeed(feedId)
  if (isMissing(error)) return <FeedNotFound error={error} />
  return (
    <>
      {feed ? (
        <FeedHead feed={feed} />
      ) : (
        <Page title={t('custom_feeds.one')} heading={t('custom_feeds.one')}>
          {error && (
            <ErrorNotice
              error={error}
              about={t('custom_feeds.one')}
              retrying={isFetching}
              onRetry={refetch}
            />
          )}
        </Page>
      )}
      <div className={styles.add}>
        <Alert>{t('custom_feeds.posts_will_not_be_displayed')}</Alert>
        <AddMember feedId={feedId} />
      </div>
      <h2 className={styles.title}>{t('custom_feeds.members')}</h2>
      <PagedList
        label={t('custom_feeds.members')}
        list={feedMembersQuery(feedId)}
        row={MemberRow}
        role="list"
        more={t('custom_feeds.more')}
        waiting={<MembersSkeleton />}
        empty={
          <EmptyState icon={<UserPlus />} title={t('custom_feeds.no_members')}>
            {t('custom_feeds.no_members_hint')}
          </EmptyState>
        }
      />
    </>
  )
}
