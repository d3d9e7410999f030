import { useQueryClient } from '@tanstack/react-query'
import { FeedNotFound } from '#components/feed/FeedNotFound.tsx'
import { errorToast } from '#components/feedback/error-toast.ts'
import { useViewer } from '#data/connection/session.ts'
import {
  deleteMergedFeed,
  saveMergedFeed,
  useMergedFeed,
  useRenameMergedFeed,
} from '#data/feeds/merged-feeds.ts'
import type { MergedFeed, MergedFeedId } from '#domain/merged-feed/merged-feed.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { toast } from '#ui/notices.ts'
import { AddSource } from './AddSource.tsx'
import { FeedHead } from './FeedHead.tsx'
import { SourceList } from './SourceList.tsx'

/** Shows the name of a merged feed and what is in it (docs/spec/feeds.md#change-a-merged-feed). */
export function MergedFeedSettings({ feedId }: { feedId: MergedFeedId }) {
  const feed = useMergedFeed(feedId)
  const isKnown = useViewer() !== null
  if (feed) return <Settings feed={feed} />
  return isKnown && <FeedNotFound error={null} />
}

function Settings({ feed }: { feed: MergedFeed }) {
  const t = useText()
  const client = useQueryClient()
  const rename = useRenameMergedFeed(feed)
  const sayError = (error: unknown) => errorToast(error, t)

  function removeWithUndo() {
    deleteMergedFeed(client, feed.id).catch(sayError)
    const undo = () => void saveMergedFeed(client, feed).catch(sayError)
    toast(t('custom_feeds.deleted', { name: feed.title }), { action: { label: t('action.undo'), run: undo } })
    // Back must not lead to the deleted feed.
    navigate(pathTo('custom-feed-list'), { replace: true })
  }

  return (
    <>
      <FeedHead feed={feed} rename={rename} onDelete={removeWithUndo} />
      <SourceList feed={feed} />
      <AddSource feed={feed} />
    </>
  )
}
