import type { Post } from '#contract/entities/post.ts'
import { fullDate } from '#domain/relative-time.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import styles from './PostDate.module.css'

/**
 * Shows in full when a post was published, when it was edited and when its poll ends. It stands in the post
 * that a thread was opened for, where fingers and screen readers find it too (docs/spec/posts.md#time).
 */
export function PostDate({ post }: { post: Post }) {
  const t = useText()
  const locale = useLocale()
  const moments = [
    { date: post.created_at, text: (time: string) => time },
    { date: post.edited_at, text: (date: string) => t('post.edited_at', { date }) },
    { date: post.poll?.expires_at ?? null, text: (time: string) => t('poll.ends', { time }) },
  ]
  return (
    <ul className={styles.dates}>
      {moments.map(({ date, text }, index) =>
        date === null || Number.isNaN(Date.parse(date)) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: each has its place
          <li key={index}>
            <time dateTime={date}>{text(fullDate(Date.parse(date), locale))}</time>
          </li>
        ),
      )}
    </ul>
  )
}
