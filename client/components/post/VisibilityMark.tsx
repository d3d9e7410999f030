import type { Post } from '#contract/entities/post.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import type { DrawnIcon } from '#ui/drawn-icon.ts'
import { Mark } from '#ui/Mark.tsx'

/** A map, not an object, because a server may send any word, even `constructor`. */
const MARKS = new Map<string, { icon: DrawnIcon; label: TextKey }>([
  ['public', { icon: 'globe', label: 'visibility.public' }],
  ['private', { icon: 'lock', label: 'visibility.private' }],
  ['subscribers', { icon: 'star', label: 'visibility.subscribers' }],
  ['conversation', { icon: 'messages', label: 'visibility.conversation' }],
  ['direct', { icon: 'mail', label: 'visibility.direct' }],
])

/**
 * Shows the audience of a post as a small icon with a name. For an unknown audience it shows nothing
 * (docs/spec/posts.md#audience-of-a-shown-post).
 */
export function VisibilityMark({ visibility }: { visibility: Post['visibility'] }) {
  const t = useText()
  const mark = MARKS.get(visibility)
  if (!mark) return null
  return <Mark icon={mark.icon} label={t(mark.label)} />
}
