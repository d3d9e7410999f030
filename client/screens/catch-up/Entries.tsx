import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { PostLine } from '#components/post-line/PostLine.tsx'
import type { CaughtUp } from '#domain/catch-up/catch-up.ts'
import { excerpt } from '#domain/find/find.ts'
import { ownContent } from '#domain/post/own-content.ts'
import { withoutTags } from '#domain/post/words-of.ts'
import styles from './CatchUp.module.css'

/** Shows the lines of posts. Below the name of their author only reposts say whose they are. */
export function Entries({
  label,
  entries,
  isUnderAuthor = false,
}: {
  /** The id of what names the list. */
  label: string
  entries: readonly CaughtUp[]
  isUnderAuthor?: boolean
}) {
  return (
    <ul className={styles.list} aria-labelledby={label}>
      {entries.map((entry) => (
        <RowBoundary key={entry.id} item={entry} kind="li">
          <PostLine
            id={entry.id}
            account={entry.post.account}
            date={entry.date}
            text={textOf(entry.post)}
            hasFiles={entry.post.media_attachments.length > 0}
            isRepost={entry.isRepost}
            isUnderAuthor={isUnderAuthor && !entry.isRepost}
          />
        </RowBoundary>
      ))}
    </ul>
  )
}

function textOf(post: CaughtUp['post']): string {
  const { title, media_attachments: files } = post
  const text = [title ?? '', withoutTags(ownContent(post))].filter(Boolean).join(' · ')
  return excerpt(text || (files[0]?.description ?? ''), [])
}
