import { Globe, Lock, type LucideIcon, Mail, MessagesSquare, Star } from 'lucide-react'
import type { Post } from '#contract/entities/post.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './VisibilityMark.module.css'

/** A map, not an object, because a server may send any word, even `constructor`. */
const MARKS = new Map<string, { icon: LucideIcon; label: TextKey }>([
  ['public', { icon: Globe, label: 'visibility.public' }],
  ['private', { icon: Lock, label: 'visibility.private' }],
  ['subscribers', { icon: Star, label: 'visibility.subscribers' }],
  ['conversation', { icon: MessagesSquare, label: 'visibility.conversation' }],
  ['direct', { icon: Mail, label: 'visibility.direct' }],
])

/**
 * Shows the audience of a post as a small icon with a name. For an unknown audience it shows nothing
 * (docs/spec/posts.md#audience-of-a-shown-post).
 */
export function VisibilityMark({ visibility }: { visibility: Post['visibility'] }) {
  const t = useText()
  const mark = MARKS.get(visibility)
  if (!mark) return null
  const Icon = mark.icon
  return (
    <span className={styles.mark} data-tooltip={t(mark.label)}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{t(mark.label)}</VisuallyHidden>
    </span>
  )
}
