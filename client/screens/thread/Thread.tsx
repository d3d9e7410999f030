import { useState } from 'react'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import type { Post } from '#contract/entities/post.ts'
import { pathOf, type ThreadRow as Row, threadRows, unfoldedRows } from '#domain/post/thread.ts'
import { useText } from '#i18n/i18n.ts'
import { useFolds } from './folds.ts'
import type { RequestedDraft } from './requested-draft.ts'
import styles from './Thread.module.css'
import { ThreadRow } from './ThreadRow.tsx'
import { useScrollToPost } from './use-scroll-to-post.ts'

/** How many rows around the selected one are drawn with the thread: they fill the window, the others wait until they come near. */
const FIRST_ROWS = 10

/** The posts of a conversation below one another, branches indented and foldable. */
export function Thread({
  posts,
  selectedId,
  complete,
  loading,
  asked,
}: {
  posts: readonly Post[]
  selectedId: string
  /** Not yet: the selected post is known from some list, what surrounds it is on its way. */
  complete: boolean
  loading: boolean
  /** What the selected post was opened for. */
  asked: RequestedDraft | null
}) {
  'use memo'
  const t = useText()
  const [shownId, setShownId] = useState('')
  const { folded, toggle, unfold } = useFolds()
  const placeOfPost = useScrollToPost(selectedId, complete)

  const allRows = complete ? threadRows(posts) : posts.map(rowInWaiting)
  // What was selected is shown, even where it was folded away.
  if (complete && shownId !== selectedId) {
    setShownId(selectedId)
    unfold(pathOf(allRows, selectedId))
  }
  const rows = unfoldedRows(allRows, folded)
  const at = rows.findIndex(({ id }) => id === selectedId)
  const start = Math.min(at - 2, rows.length - FIRST_ROWS)
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
            startsNear={index >= start && index < start + FIRST_ROWS}
            folded={folded.has(row.id)}
            onFold={toggle}
            selected={index === at}
            asked={index === at ? asked : null}
            {...(index === at && { ref: placeOfPost })}
          />
        ))}
      </ol>
      {isWaiting && <PostSkeleton count={3} />}
    </>
  )
}

/** Most replies answer the first post: one step in, they will not move when the thread arrives. */
function rowInWaiting(post: Post): Row {
  const depth = post.in_reply_to_id === null ? 0 : 1
  return { id: post.id, post, depth, replies: 0, foldable: false }
}
