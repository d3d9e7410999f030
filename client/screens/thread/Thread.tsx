import { useState } from 'react'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import type { Post } from '#contract/entities/post.ts'
import { pathOf, type ThreadRow as Row, threadRows, unfoldedRows } from '#domain/post/thread.ts'
import { useText } from '#i18n/i18n.ts'
import { rowToBeginWith } from '#platform/reading/reading-place.ts'
import { useFolds } from './folds.ts'
import type { RequestedDraft } from './requested-draft.ts'
import styles from './Thread.module.css'
import { ThreadRow } from './ThreadRow.tsx'
import { useScrollToPost } from './use-scroll-to-post.ts'

/**
 * How many rows around the selected one, or where reading goes on, are drawn at once. They fill the window;
 * the others are drawn in their turn.
 */
const FIRST_ROWS = 10

/** Shows the posts of a conversation as a list, with indented branches that can be folded. */
export function Thread({
  posts,
  selectedId,
  complete,
  loading,
  requestedDraft,
}: {
  posts: readonly Post[]
  selectedId: string
  /** False while only the selected post is known, from some list, and the rest of the thread is loading. */
  complete: boolean
  loading: boolean
  /** The draft that the page was opened to go on with. */
  requestedDraft: RequestedDraft | null
}) {
  'use memo'
  const t = useText()
  const [shownId, setShownId] = useState('')
  const { folded, toggle, unfold } = useFolds()
  const placeOfPost = useScrollToPost(selectedId, complete)

  const allRows = complete ? threadRows(posts) : posts.map(preliminaryRow)
  // The selected post is shown even if its branch was folded.
  if (complete && shownId !== selectedId) {
    setShownId(selectedId)
    unfold(pathOf(allRows, selectedId))
  }
  const rows = unfoldedRows(allRows, folded)
  const at = rows.findIndex(({ id }) => id === selectedId)
  const place = rowToBeginWith()
  const first = rows.findIndex(({ id }) => id === place)
  const start = Math.min((first === -1 ? at : first) - 2, rows.length - FIRST_ROWS)
  const isWaiting = !complete && loading
  const isReplyInWaiting = isWaiting && rows.some(({ depth }) => depth > 0)

  return (
    <>
      {isReplyInWaiting && <PostSkeleton count={1} />}
      <ol className={styles.thread} aria-label={t('thread.title')} aria-busy={isWaiting}>
        {rows.map((row, index) => (
          <ThreadRow
            key={row.id}
            row={row}
            isNear={index >= start && index < start + FIRST_ROWS}
            folded={folded.has(row.id)}
            onFold={toggle}
            selected={index === at}
            requestedDraft={index === at ? requestedDraft : null}
            {...(index === at && { ref: placeOfPost })}
          />
        ))}
      </ol>
      {isWaiting && <PostSkeleton count={3} />}
    </>
  )
}

/**
 * Returns a row for a post whose thread is still loading. A reply is indented by one step, as most replies
 * will be.
 */
function preliminaryRow(post: Post): Row {
  const depth = post.in_reply_to_id === null ? 0 : 1
  return { id: post.id, post, depth, replies: 0, foldable: false }
}
