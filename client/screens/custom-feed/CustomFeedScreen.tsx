import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { FeedNotFound } from '#components/feed/FeedNotFound.tsx'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { PagedList } from '#components/list/PagedList.tsx'
import type { Feed } from '#contract/entities/feed.ts'
import { isMissing } from '#data/connection/api-error.ts'
import { feedMembersQuery } from '#data/feeds/feed-members.ts'
import { useFeed, useRenameFeed } from '#data/feeds/feeds.ts'
import { isMergedFeedId } from '#domain/merged-feed/merged-feed.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Alert } from '#ui/Alert.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { AddMember } from './AddMember.tsx'
import styles from './CustomFeedScreen.module.css'
import { FeedHead } from './FeedHead.tsx'
import { MemberRow } from './MemberRow.tsx'
import { MembersSkeleton } from './MembersSkeleton.tsx'

const MergedFeedSettings = lazyPart(async () => (await import('./MergedFeedSettings.tsx')).MergedFeedSettings)
const DeleteFeedDialog = lazyPart(async () => (await import('./DeleteFeedDialog.tsx')).DeleteFeedDialog)

/** Shows the settings of a custom feed: of one with members, or of a merged one. */
export function CustomFeedScreen() {
  const { feedId = '' } = useRouteParams()
  return isMergedFeedId(feedId) ? <MergedFeedSettings feedId={feedId} /> : <MemberSettings feedId={feedId} />
}

/** Shows the name and the members of a custom feed (docs/spec/feeds.md#configure-a-feed). */
function MemberSettings({ feedId }: { feedId: string }) {
  const t = useText()
  const { data: feed, error, isFetching, refetch } = useFeed(feedId)
  if (isMissing(error)) return <FeedNotFound error={error} />
  return (
    <>
      {feed ? (
        <MemberFeedHead feed={feed} />
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

function MemberFeedHead({ feed }: { feed: Feed }) {
  const [isDeleting, setDeleting] = useState(false)
  const rename = useRenameFeed(feed.id)
  return (
    <>
      <FeedHead feed={feed} rename={rename} onDelete={() => setDeleting(true)} />
      {isDeleting && <DeleteFeedDialog feed={feed} onDone={() => setDeleting(false)} />}
    </>
  )
}
