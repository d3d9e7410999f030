import { Timestamp } from '#components/content/Timestamp.tsx'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { preferencesOf } from '#domain/preference.ts'
import { handle } from '#domain/profile/handle.ts'
import { postLink, profileLink } from '#domain/profile/link.ts'
import { fullDate } from '#domain/relative-time.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Mark } from '#ui/Mark.tsx'
import styles from './PostHeader.module.css'
import { VisibilityMark } from './VisibilityMark.tsx'

/**
 * Shows who wrote a post, when, and for which audience. The time links to the thread; a click anywhere on the
 * card follows it.
 */
export function PostHeader({
  post,
  authorId,
  inThread = false,
}: {
  post: Post
  authorId?: string
  /** The thread of the post is already open. */
  inThread?: boolean
}) {
  'use memo'
  const visitor = useVisitor()
  const guest = visitor.kind === 'guest'
  const instanceUri = useInstance()?.uri ?? ''
  const t = useText()
  const locale = useLocale()
  const { account } = post
  const profile = profileLink(account, guest)
  const opensTab = !guest && !inThread && preferencesOf(visitor.account).conversationNewTabEnabled
  return (
    <header className={styles.header}>
      <AccountAvatar account={account} size="s" link={profile} />
      <div className={styles.who}>
        <a {...profile} className={styles.author} id={authorId}>
          <DisplayName account={account} />
        </a>
        <span className={styles.handle} dir="ltr" translate="no">
          {handle(account, instanceUri)}
        </span>
      </div>
      <div className={styles.meta}>
        {post.pinned && <Mark icon="pin" label={t('post.pinned')} />}
        {post.edited_at !== null && (
          <span
            onPointerEnter={({ currentTarget }) => {
              currentTarget.dataset.tooltip = fullDate(Date.parse(post.edited_at ?? ''), locale)
            }}
          >
            {t('post.edited')}
          </span>
        )}
        <VisibilityMark visibility={post.visibility} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a link, whose address is among its properties */}
        <a
          {...postLink(post, guest, opensTab)}
          className={styles.time}
          data-permalink
          // Made on demand, as in Timestamp, which does the same for a pointer.
          onFocus={({ currentTarget }) => {
            const date = fullDate(Date.parse(post.created_at), locale)
            currentTarget.dataset.tooltip = date
            currentTarget.setAttribute('aria-description', date)
          }}
        >
          <Timestamp date={post.created_at} />
        </a>
      </div>
    </header>
  )
}
