import { ImageIcon, Repeat2 } from 'lucide-react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { Timestamp } from '#components/content/Timestamp.tsx'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import type { Account } from '#contract/entities/account.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './Line.module.css'

/** Shows a post in a list in a few lines, which lead to it. */
export function PostLine({
  id,
  account,
  date,
  text,
  hasFiles,
  isRepost = false,
  isUnderAuthor = false,
}: {
  id: string
  account: Account
  /** When it was published or reposted. */
  date: string
  text: string
  hasFiles: boolean
  isRepost?: boolean
  /** Whether the name of its author stands above already. */
  isUnderAuthor?: boolean
}) {
  const t = useText()
  return (
    <li className={styles.row} data-row={id}>
      <a href={pathTo('post', { postId: id })} className={styles.link}>
        {!isUnderAuthor && <AccountAvatar account={account} size="s" />}
        <span className={styles.texts}>
          <span className={styles.head}>
            {isRepost && <Repeat2 role="img" aria-label={t('catch_up.repost')} />}
            {!isUnderAuthor && (
              <span className={styles.name}>
                <DisplayName account={account} />
              </span>
            )}
            <span className={styles.time}>
              <Timestamp date={date} />
            </span>
            {hasFiles && <ImageIcon role="img" aria-label={t('find.with_media')} />}
          </span>
          <span className={styles.text} dir="auto">
            <EmojiText text={text} />
          </span>
        </span>
      </a>
    </li>
  )
}
