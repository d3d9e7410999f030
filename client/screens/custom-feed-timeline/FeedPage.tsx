import { Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { FeedSwitcherSlot } from '#components/feed/FeedSwitcherSlot.tsx'
import { FeedTitle } from '#components/feed/FeedTitle.tsx'
import { Page } from '#components/layout/Page.tsx'
import { RefreshButton } from '#components/list/RefreshButton.tsx'
import type { Feed } from '#contract/entities/feed.ts'
import type { Post } from '#contract/entities/post.ts'
import type { List } from '#data/lists/lists.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './FeedTimelineScreen.module.css'

/** Shows the frame of the timeline of a feed: its name, the buttons beside it and the other timelines. */
export function FeedPage({
  feedId,
  feed,
  list,
  children,
}: {
  feedId: string
  /** The feed, once it is known. */
  feed: Feed | undefined
  list: List<Post>
  children: ReactNode
}) {
  const t = useText()
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
      {children}
    </Page>
  )
}
