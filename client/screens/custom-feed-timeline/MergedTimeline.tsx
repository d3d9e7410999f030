import { useQueryClient } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { FeedNotFound } from '#components/feed/FeedNotFound.tsx'
import { sourceNames } from '#components/feed/source-names.ts'
import { PostList } from '#components/post-list/PostList.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { useMergedFeed } from '#data/feeds/merged-feeds.ts'
import { mergedTimelineQuery } from '#data/feeds/merged-timeline.ts'
import { SourceError } from '#data/feeds/source-error.ts'
import { refreshList } from '#data/lists/lists.ts'
import type { MergedFeed, MergedFeedId, Source } from '#domain/merged-feed/merged-feed.ts'
import { isServed } from '#domain/merged-feed/served.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FeedPage } from './FeedPage.tsx'
import { LeaveOut } from './LeaveOut.tsx'
import { LeftOut } from './LeftOut.tsx'

/** Shows the posts of all sources of a merged feed by time (docs/spec/feeds.md#merged-by-time). */
export function MergedTimeline({ feedId }: { feedId: MergedFeedId }) {
  const feed = useMergedFeed(feedId)
  const isKnown = useViewer() !== null
  if (feed) return <Timeline feed={feed} />
  return isKnown && <FeedNotFound error={null} />
}

function Timeline({ feed }: { feed: MergedFeed }) {
  const t = useText()
  const locale = useLocale()
  const instance = useInstance()
  const viewer = useViewer()
  const client = useQueryClient()
  const [leftOut, setLeftOut] = useState<readonly Source[]>([])
  const isShown = (source: Source) => isServed(source.kind, instance, viewer)
  const served = feed.sources.filter(isShown)
  const sources = served.filter((source) => !leftOut.includes(source))
  const list = mergedTimelineQuery(sources)
  const names = sourceNames(sources, locale)
  const aboutFailure = (error: unknown) =>
    error instanceof SourceError
      ? t('merged_feed.posts_of', { sources: sourceNames(error.sources, locale) })
      : feed.title

  function retry() {
    // The sources that were left out are asked for again too.
    void refreshList(client, mergedTimelineQuery(served).queryKey)
    setLeftOut([])
  }

  return (
    <FeedPage feedId={feed.id} feed={feed} list={list}>
      <LeftOut
        unserved={feed.sources.filter((source) => !isShown(source))}
        failed={leftOut}
        onRetry={retry}
      />
      {sources.length > 0 && (
        <>
          <PostList
            label={feed.title}
            about={aboutFailure}
            list={list}
            timeline
            empty={
              <EmptyState icon={<MessagesSquare />} title={t('list.no_posts')}>
                {t('merged_feed.no_posts_hint', { sources: names })}
              </EmptyState>
            }
          />
          <LeaveOut
            list={list}
            count={sources.length}
            onLeaveOut={(failed) => setLeftOut([...leftOut, ...failed])}
          />
        </>
      )}
    </FeedPage>
  )
}
