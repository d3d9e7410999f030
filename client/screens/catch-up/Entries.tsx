import { PostLine } from '#components/post-line/PostLine.tsx'
import type { CaughtUp } from '#domain/catch-up/catch-up.ts'
import { excerpt } from '#domain/find/find.ts'
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
      {entries.map(({ id, post, date, isRepost }) => (
        <PostLine
          key={id}
          id={id}
          account={post.account}
          date={date}
          text={textOf(post)}
          hasFiles={post.media_attachments.length > 0}
          isRepost={isRepost}
          isUnderAuthor={isUnderAuthor && !isRepost}
        />
      ))}
    </ul>
  )
}

function textOf({ title, content, media_attachments: files }: CaughtUp['post']): string {
  const text = [title ?? '', withoutTags(content)].filter(Boolean).join(' · ')
  return excerpt(text || (files[0]?.description ?? ''), [])
}
