import { useId, useState } from 'react'
import { Timestamp } from '#components/content/Timestamp.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { PostMedia } from '#components/post/media/PostMedia.tsx'
import { PostContent } from '#components/post/PostContent.tsx'
import { Poll } from '#components/post/poll/Poll.tsx'
import { QuoteCard } from '#components/post/quote/QuoteCard.tsx'
import { Reactions } from '#components/post/reactions/Reactions.tsx'
import { VisibilityMark } from '#components/post/VisibilityMark.tsx'
import { PostMenu } from '#components/post-card/actions/PostMenu.tsx'
import { type PostTask, TYPED_TASKS } from '#components/post-card/actions/post-task.ts'
import { LazyTaskView } from '#components/post-card/actions/task-view.ts'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import type { Post } from '#contract/entities/post.ts'
import { quotesOf } from '#domain/post/quote.ts'
import { postLink, profileLink } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Hearers } from './Hearers.tsx'
import styles from './Message.module.css'

/** Shows a post of a talk: who says it, what and when, with the menu of the post. */
export function Message({
  post,
  isOwn,
  goesOn,
  hearers,
}: {
  post: Post
  isOwn: boolean
  /** Whether the same person has said what stands above. */
  goesOn: boolean
  /** The people who hear it; null where they are those who hear the next words. */
  hearers: readonly string[] | null
}) {
  'use memo'
  const t = useText()
  const nameId = useId()
  const [task, setTask] = useState<PostTask | null>(null)
  const profile = profileLink(post.account, false)
  return (
    <li className={styles.place} data-own={isOwn}>
      <article
        ref={handOverToNeighbour}
        className={styles.message}
        data-row={post.id}
        aria-labelledby={nameId}
        tabIndex={-1}
      >
        <header className={styles.head}>
          {isOwn || goesOn ? (
            <VisuallyHidden>
              <span id={nameId}>
                {isOwn ? t('conversations.you') : <DisplayName account={post.account} />}
              </span>
            </VisuallyHidden>
          ) : (
            <>
              <AccountAvatar account={post.account} size="xs" link={profile} />
              <a {...profile} className={styles.name} id={nameId}>
                <DisplayName account={post.account} />
              </a>
            </>
          )}
        </header>
        <PostContent post={post} />
        {post.poll && <Poll post={post} />}
        {post.media_attachments.length > 0 && (
          <PostMedia attachments={post.media_attachments} sensitive={post.sensitive} />
        )}
        {quotesOf(post).map((quote) => (
          <RowBoundary key={quote.id} item={quote}>
            <QuoteCard post={quote} />
          </RowBoundary>
        ))}
        {post.pleroma.emoji_reactions.length > 0 && <Reactions post={post} />}
        {hearers && <Hearers handles={hearers} />}
        <footer className={styles.foot}>
          {post.visibility !== 'direct' && <VisibilityMark visibility={post.visibility} />}
          <a {...postLink(post, false, false)} className={styles.time} data-permalink>
            <Timestamp date={post.created_at} />
          </a>
          {post.edited_at !== null && <span>{t('post.edited')}</span>}
          <PostMenu post={post} onTask={setTask} />
        </footer>
      </article>
      {task && (
        <LazyTaskView
          typeAhead={TYPED_TASKS.has(task)}
          post={post}
          task={task}
          onDone={() => setTask(null)}
        />
      )}
    </li>
  )
}
