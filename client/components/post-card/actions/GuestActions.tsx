import { Link } from 'lucide-react'
import { useCopy } from '#components/feedback/use-copy.ts'
import type { Post } from '#contract/entities/post.ts'
import { shortCount } from '#domain/number-text.ts'
import { reactionCount } from '#domain/post/reaction.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Counter } from './Counter.tsx'
import styles from './GuestActions.module.css'

/**
 * Shows the row below a post for guests: the numbers of replies, reposts and likes, and a button that copies
 * the link (docs/spec/access.md#what-guests-may-do).
 */
export function GuestActions({ post }: { post: Post }) {
  const t = useText()
  const locale = useLocale()
  const copy = useCopy()
  const likes = reactionCount(post)
  const shown = (count: number) => (count > 0 ? shortCount(count, locale) : '')
  return (
    <div className={styles.actions}>
      <Counter
        icon="message-circle"
        label={t('post.replies', { count: post.replies_count })}
        count={shown(post.replies_count)}
      />
      <Counter
        icon="repeat"
        label={t('post.reposts', { count: post.reblogs_count })}
        count={shown(post.reblogs_count)}
      />
      <Counter icon="heart" label={t('post.likes', { count: likes })} count={shown(likes)} />
      <IconButton
        size="s"
        icon={<Link />}
        label={t('post.action.copy_link')}
        onClick={(event) => void copy(event, post.url)}
      />
    </div>
  )
}
