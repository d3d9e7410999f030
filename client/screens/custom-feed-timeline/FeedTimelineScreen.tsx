import { Settings2 } from 'lucide-react'
import { FeedNotFound } from '#components/feed/FeedNotFound.tsx'
import { FeedSwitcherSlot } from '#components/feed/FeedSwitcherSlot.tsx'
import { FeedTitle } from '#components/feed/FeedTitle.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { RefreshButton } from '#components/list/RefreshButton.tsx'
import { PostList } from '#components/post-list/PostList.tsx'
import { isMissing } from '#data/connection/api-error.ts'
import { feedTimelineQuery, useFeed } from '#data/feeds/feeds.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { EmptyFeed } from './EmptyFeed.tsx'
import styles from './FeedTimelineScreen.module.css'

/** Shows the posts of the members of a custom feed (docs/spec/feeds.md#timeline-of-a-feed). */
export function FeedTimelineScreen() {
  const t = useText()
  const { feedId = '' } = useRouteParams()
  const { data: feed, error } = useFeed(feedId)
  if (isMissing(error)) return <FeedNotFound error={error} />
  const list = feedTimelineQuery(feedId)
  const name = feed?.title ?? t('custom_feeds.one')
  return (
    <Page
      title={name}
      heading={feed ? <FeedTitle feed={feed} to="custom-feed" /> : name}
      aside={
        <span className={styles.actions}>
          <RefreshButton list={list} />
          <IconButton
            href={pathTo('custom-feed', { feedId })}
            label={t('custom_feeds.configure', { name })}
            icon={<Settings2 />}
          />
        </span>
      }
    >
      <FeedSwitcherSlot />
      <PostList label={name} list={list} timeline empty={<EmptyFeed feedId={feedId} />} />
    </Page>
  )
}
