import { ImageIcon } from 'lucide-react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { Timestamp } from '#components/content/Timestamp.tsx'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import type { PostEntry } from '#domain/find/entry.ts'
import { excerpt } from '#domain/find/find.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './Found.module.css'

/** Shows a post that was found on this device, in a few lines that lead to it. */
export function FoundPost({ post, words }: { post: PostEntry; words: readonly string[] }) {
  const t = useText()
  return (
    <li className={styles.row} data-row={post.id}>
      <a href={pathTo('post', { postId: post.id })} className={styles.link}>
        <AccountAvatar account={post.account} size="s" />
        <span className={styles.texts}>
          <span className={styles.head}>
            <span className={styles.name}>
              <DisplayName account={post.account} />
            </span>
            <span className={styles.time}>
              <Timestamp date={post.created_at} />
            </span>
            {post.parts.has('media') && <ImageIcon role="img" aria-label={t('find.with_media')} />}
          </span>
          <span className={styles.text} dir="auto">
            <EmojiText text={excerpt(post.text, words)} />
          </span>
        </span>
      </a>
    </li>
  )
}
