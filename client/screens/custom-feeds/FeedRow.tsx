import { Settings2 } from 'lucide-react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import type { Feed } from '#contract/entities/feed.ts'
import { useMergedFeed } from '#data/feeds/merged-feeds.ts'
import { nameOfSources } from '#domain/merged-feed/merged-feed.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './FeedRow.module.css'

/** Shows a custom feed as a link to its timeline, with what is merged in it and a button to its settings. */
export function FeedRow({ feed }: { feed: Feed }) {
  const t = useText()
  const params = { feedId: feed.id }
  const merged = useMergedFeed(feed.id)
  const content = merged && nameOfSources(merged.sources)
  return (
    <li className={styles.row}>
      <a href={pathTo('custom-feed-timeline', params)} className={styles.name}>
        <span>
          <bdi>
            <EmojiText text={feed.title} />
          </bdi>
        </span>
        {content && content !== feed.title && (
          <span className={styles.content}>
            <bdi translate="no">{content}</bdi>
          </span>
        )}
      </a>
      <IconButton
        href={pathTo('custom-feed', params)}
        label={t('custom_feeds.configure', { name: feed.title })}
        icon={<Settings2 />}
      />
    </li>
  )
}
