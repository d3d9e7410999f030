import type { Feed } from '#contract/entities/feed.ts'
import { pathTo } from '#domain/session/route-map.ts'
import styles from './FeedTitle.module.css'

/** The name of a feed as a heading, leading to the feed's other page: from its posts to its members and back. */
export function FeedTitle({ feed, to }: { feed: Feed; to: 'custom-feed' | 'custom-feed-timeline' }) {
  return (
    <a href={pathTo(to, { feedId: feed.id })} className={styles.title}>
      <bdi>{feed.title}</bdi>
    </a>
  )
}
