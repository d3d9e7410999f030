import { EmojiText } from '#components/content/EmojiText.tsx'
import type { Feed } from '#contract/entities/feed.ts'
import { pathTo } from '#domain/session/route-map.ts'
import styles from './FeedTitle.module.css'

/** Shows the name of a custom feed as a link between its two pages, the timeline and the members. */
export function FeedTitle({ feed, to }: { feed: Feed; to: 'custom-feed' | 'custom-feed-timeline' }) {
  return (
    <a href={pathTo(to, { feedId: feed.id })} className={styles.title}>
      <bdi>
        <EmojiText text={feed.title} />
      </bdi>
    </a>
  )
}
