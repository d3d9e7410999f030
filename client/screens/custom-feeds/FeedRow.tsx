import { Settings2 } from 'lucide-react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import type { Feed } from '#contract/entities/feed.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './FeedRow.module.css'

/** Shows a custom feed as a link to its timeline, with a button to its settings. */
export function FeedRow({ feed }: { feed: Feed }) {
  const t = useText()
  const params = { feedId: feed.id }
  return (
    <li className={styles.row}>
      <a href={pathTo('custom-feed-timeline', params)} className={styles.name}>
        <bdi>
          <EmojiText text={feed.title} />
        </bdi>
      </a>
      <IconButton
        href={pathTo('custom-feed', params)}
        label={t('custom_feeds.configure', { name: feed.title })}
        icon={<Settings2 />}
      />
    </li>
  )
}
