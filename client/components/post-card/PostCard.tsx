import { type ComponentType, memo, useId, useState } from 'react'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import line from '#components/post/ContextLine.module.css'
import { PostMedia } from '#components/post/media/PostMedia.tsx'
import { PostContent } from '#components/post/PostContent.tsx'
import { PostHeader } from '#components/post/PostHeader.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { Poll } from '#components/post/poll/Poll.tsx'
import { QuoteCard } from '#components/post/quote/QuoteCard.tsx'
import { ReplyLine } from '#components/post/ReplyLine.tsx'
import { RepostHeader } from '#components/post/RepostHeader.tsx'
import { Reactions } from '#components/post/reactions/Reactions.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useViewer, useVisitor } from '#data/connection/session.ts'
import { quotesOf } from '#domain/post/quote.ts'
import { hasFilters } from '#domain/preference.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { GuestActions } from './actions/guest-actions.ts'
import { PostActions } from './actions/PostActions.tsx'
import { type PostTask, TYPED_TASKS } from './actions/post-task.ts'
import { LazyTaskView } from './actions/task-view.ts'
import styles from './PostCard.module.css'
import { UnlessMuted } from './UnlessMuted.tsx'

/** Few posts are saved to IPFS. */
const StorageLink = lazyPart(async () => (await import('#components/post/StorageLink.tsx')).StorageLink)

/** Few posts are in a group. */
const GroupLine = lazyPart(async () => (await import('#components/post/GroupLine.tsx')).GroupLine)

/** Loads for those who have filters. */
const Filtered = lazyPart(async () => (await import('./filtered/Filtered.tsx')).Filtered)

type Card = {
  post: Post
  position?: number
  /** The post that a thread was opened for: it is marked and shown whole. */
  selected?: boolean
  /** Shows more about the post, below its text. */
  Details?: ComponentType<{ post: Post }> | undefined
  /** Inside a thread the position of a post shows which post it replies to, so the reply line is left out. */
  inThread?: boolean
  /** On the page of a group nobody has to be told that a post is in it. In a thread the first says so. */
  inGroup?: boolean
  /** The draft that the page was opened to go on with. A request with another time opens the editor again. */
  draft?: { write: 'reply' | 'quote'; at: number } | null
}

/**
 * Shows a post with everything that belongs to it and its actions (docs/spec/posts.md#reposts,
 * docs/spec/posts.md#quotes). For a repost it shows the original post under a header that names the reposter;
 * all parts and actions belong to the original. Lists such as bookmarks also show posts of muted people.
 * Everywhere else these disappear at once, and filters hold (docs/spec/filters.md#where-filters-hold). A
 * change of one post draws its card alone (docs/spec/posts.md#what-a-card-costs).
 */
export const PostCard = memo(({ showsMuted = false, ...card }: Card & { showsMuted?: boolean }) => {
  const { post: entry, position, selected, inThread = false } = card
  const isFiltered = hasFilters(useViewer()) && (inThread || !showsMuted) && !selected
  const own = isFiltered ? (
    <Filtered entry={entry} position={position} placeholder={<PostSkeleton count={1} />}>
      <Card {...card} />
    </Filtered>
  ) : (
    <Card {...card} />
  )
  if (showsMuted) return own
  const shown = <UnlessMuted post={entry.reblog ?? entry}>{own}</UnlessMuted>
  return entry.reblog ? <UnlessMuted post={entry}>{shown}</UnlessMuted> : shown
})

function Card({
  post: entry,
  position,
  selected = false,
  Details,
  inThread = false,
  inGroup = false,
  draft = null,
}: Card) {
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
      {entry.reblog && <RepostHeader account={entry.account} author={post.account} />}
      <PostHeader post={post} authorId={authorId} inThread={inThread} />
      {!inThread && <ReplyLine post={post} />}
      {post.group && !inGroup && !(inThread && post.in_reply_to_id !== null) && (
        <GroupLine
          group={post.group}
          placeholder={
            <div className={line.header}>
              <Skeleton width="s" />
            </div>
          }
        />
      )}
      <PostContent post={post} whole={selected} />
      {post.poll && <Poll post={post} />}
      {post.media_attachments.length > 0 && (
        <PostMedia attachments={post.media_attachments} sensitive={post.sensitive} />
      )}
      {quotesOf(post).map((quote) => (
        <RowBoundary key={quote.id} item={quote}>
          <QuoteCard post={quote} />
        </RowBoundary>
      ))}
      {Details && <Details post={post} />}
      {post.ipfs_cid && <StorageLink post={post} />}
      {post.pleroma.emoji_reactions.length > 0 && <Reactions post={post} />}
      {isGuest ? (
        <GuestActions post={post} placeholder={<div className={styles.actions} />} />
      ) : (
        <PostActions post={post} onTask={setTask} />
      )}
      {task && (
        <LazyTaskView
          typeAhead={TYPED_TASKS.has(task)}
          post={post}
          task={task}
          onDone={() => setTask(null)}
        />
      )}
    </article>
  )
}
