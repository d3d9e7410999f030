import { FeedNotFound } from '#components/feed/FeedNotFound.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { PostList } from '#components/post-list/PostList.tsx'
import { isMissing } from '#data/connection/api-error.ts'
import { feedTimelineQuery, useFeed } from '#data/feeds/feeds.ts'
import { isMergedFeedId } from '#domain/merged-feed/merged-feed.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { EmptyFeed } from './EmptyFeed.tsx'
import { FeedPage } from './FeedPage.tsx'

const MergedTimeline = lazyPart(async () => (await import('./MergedTimeline.tsx')).MergedTimeline)

/** Shows the posts of a custom feed: of its members, or of what is merged in it. */
export function FeedTimelineScreen() {
  const { feedId = '' } = useRouteParams()
  return isMergedFeedId(feedId) ? <MergedTimeline feedId={feedId} /> : <MembersTimeline feedId={feedId} />
}

/** Shows the posts of the members of a custom feed (docs/spec/feeds.md#timeline-of-a-feed). */
function MembersTimeline({ feedId }: { feedId: string }) {
  const t = useText()
  const { data: feed, error } = useFeed(feedId)
  if (isMissing(error)) return <FeedNotFound error={error} />
  const list = feedTimelineQuery(feedId)
  return (
    <FeedPage feedId={feedId} feed={feed} list={list}>
      <PostList
        label={feed?.title ?? t('custom_feeds.one')}
        list={list}
        timeline
        empty={<EmptyFeed feedId={feedId} />}
      />
    </FeedPage>
  )
}
