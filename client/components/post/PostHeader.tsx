import { Timestamp } from '#components/content/Timestamp.tsx'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useInstance } from '#data/instance.ts'
import { useVisitor } from '#data/session.ts'
import { handle } from '#domain/profile/handle.ts'
import { postHref, profileHref } from '#domain/profile/link.ts'
import styles from './PostHeader.module.css'
import { VisibilityMark } from './VisibilityMark.tsx'

/** Who wrote it, when, and for whom. */
export function PostHeader({ post, authorId }: { post: Post; authorId: string }) {
  const guest = useVisitor().kind === 'guest'
  const instanceUri = useInstance()?.uri ?? ''
  const { account } = post
  const href = profileHref(account, guest)
  return (
    <header className={styles.header}>
      <a href={href} className={styles.avatar} tabIndex={-1} aria-hidden="true">
        <AccountAvatar account={account} />
      </a>
      <div className={styles.lines}>
        <div className={styles.line}>
          <a href={href} className={styles.author} id={authorId}>
            <DisplayName account={account} />
          </a>
          <span className={styles.when}>
            <VisibilityMark visibility={post.visibility} />
            <a href={postHref(post, guest)} className={styles.time}>
              <Timestamp date={post.created_at} />
            </a>
          </span>
        </div>
        <span className={styles.handle} dir="ltr">
          {handle(account, instanceUri)}
        </span>
      </div>
    </header>
  )
}
