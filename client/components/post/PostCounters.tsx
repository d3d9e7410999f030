import { Heart, MessageCircle, Repeat2 } from 'lucide-react'
import type { Post } from '#contract/entities/post.ts'
import { shortCount } from '#domain/formatter.ts'
import { reactionCount } from '#domain/post/reaction.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './PostCounters.module.css'

/** How much was answered, passed on and liked. */
export function PostCounters({ post }: { post: Post }) {
  'use memo'
  const t = useText()
  const locale = useLocale()
  const counters = [
    {
      key: 'replies',
      icon: MessageCircle,
      count: post.replies_count,
      label: t('post.replies', { count: post.replies_count }),
    },
    {
      key: 'reposts',
      icon: Repeat2,
      count: post.reblogs_count,
      label: t('post.reposts', { count: post.reblogs_count }),
    },
    {
      key: 'likes',
      icon: Heart,
      count: reactionCount(post),
      label: t('post.likes', { count: reactionCount(post) }),
    },
  ]
  return (
    <ul className={styles.counters}>
      {counters.map(({ key, icon: Icon, count, label }) => (
        <li key={key} className={styles.counter}>
          <Icon aria-hidden="true" />
          <span aria-hidden="true">{count > 0 && shortCount(count, locale)}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
