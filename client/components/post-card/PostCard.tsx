import { Suspense, useId, useState } from 'react'
import { PostMedia } from '#components/post/media/PostMedia.tsx'
import { PostContent } from '#components/post/PostContent.tsx'
import { PostHeader } from '#components/post/PostHeader.tsx'
import { Poll } from '#components/post/poll/Poll.tsx'
import { QuoteCard } from '#components/post/quote/QuoteCard.tsx'
import { ReplyLine } from '#components/post/ReplyLine.tsx'
import { RepostHeader } from '#components/post/RepostHeader.tsx'
import { Reactions } from '#components/post/reactions/Reactions.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useVisitor } from '#data/connection/session.ts'
import { useIsMuted } from '#data/people/use-is-muted.ts'
import { quotesOf } from '#domain/post/quote.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { PostActions } from './actions/PostActions.tsx'
import type { PostTask } from './actions/post-task.ts'
import { LazyTaskView } from './actions/task-view.ts'
import styles from './PostCard.module.css'

/** Few posts are saved to IPFS. */
const StorageLink = lazyPart(async () => (await import('#components/post/StorageLink.tsx')).StorageLink)
const GuestActions = lazyPart(async () => (await import('./actions/GuestActions.tsx')).GuestActions)

/**
 * Shows a post with everything that belongs to it and its actions (docs/spec/posts.md#reposts,
 * docs/spec/posts.md#quotes). For a repost it shows the original post under a header that names the reposter; all parts
 * and actions belong to the original.
 */
export function PostCard({
  post: entry,
  position,
  selected = false,
  inThread = false,
  showsMuted = false,
  draft = null,
}: {
  post: Post
  position?: number
  /** The post that a thread was opened for: it is marked and shown whole. */
  selected?: boolean
  /** Inside a thread the position of a post shows which post it replies to, so the reply line is left out. */
  inThread?: boolean
  /** Lists such as bookmarks also show posts of muted people. Everywhere else these disappear at once. */
  showsMuted?: boolean
  /** The draft that the page was opened to go on with. A request with another time opens the editor again. */
  draft?: { write: 'reply' | 'quote'; at: number } | null
}) {
  'use memo'
  const authorId = useId()
  const [task, setTask] = useState<PostTask | null>(draft?.write ?? null)
  const [seen, setSeen] = useState(draft)
  // On a phone the open editor hides the request from the history entry. Afterwards the same request is back.
  if (draft && draft.at !== seen?.at) {
    setSeen(draft)
    setTask(draft.write)
  }
  const isGuest = useVisitor().kind === 'guest'
  const post = entry.reblog ?? entry
  const isMuted = useIsMuted(post)
  const isReposterMuted = useIsMuted(entry)
  if (!showsMuted && (isMuted || isReposterMuted)) return null
  return (
    <article
      ref={handOverToNeighbour}
      className={styles.card}
      data-row={entry.id}
      data-card
      aria-labelledby={authorId}
      aria-posinset={position}
      aria-setsize={position && -1}
      aria-current={selected || undefined}
      tabIndex={-1}
    >
      {entry.reblog && <RepostHeader account={entry.account} />}
      <PostHeader post={post} authorId={authorId} inThread={inThread} />
      {!inThread && <ReplyLine post={post} />}
      <PostContent post={post} whole={selected} />
      {post.poll && <Poll post={post} />}
      {post.media_attachments.length > 0 && (
        <PostMedia attachments={post.media_attachments} sensitive={post.sensitive} />
      )}
      {quotesOf(post).map((quote) => (
        <QuoteCard key={quote.id} post={quote} />
      ))}
      <Suspense>{post.ipfs_cid && <StorageLink post={post} />}</Suspense>
      {post.pleroma.emoji_reactions.length > 0 && <Reactions post={post} />}
      {isGuest ? (
        <Suspense fallback={<div className={styles.actions} />}>
          <GuestActions post={post} />
        </Suspense>
      ) : (
        <PostActions post={post} onTask={setTask} />
      )}
      <Suspense>{task && <LazyTaskView post={post} task={task} onDone={() => setTask(null)} />}</Suspense>
    </article>
  )
}
