import type { ReactNode } from 'react'
import { errorToast } from '#components/feedback/error-toast.ts'
import type { Post } from '#contract/entities/post.ts'
import { useToggle } from '#data/posts/post-toggles.ts'
import { TOGGLES, type ToggleChange, type ToggleKind } from '#domain/post/post-action.ts'
import { useText } from '#i18n/i18n.ts'
import type { DrawnIcon } from '#ui/drawn-icon.ts'
import { IconButton } from '#ui/IconButton.tsx'

/**
 * Shows a button that likes, reposts or bookmarks a post, or takes that back. It changes at once, before the
 * server answers.
 */
export function ToggleButton({
  kind,
  post,
  icon,
  label,
  details = {},
  children,
}: {
  kind: ToggleKind
  post: Post
  icon: DrawnIcon
  label: string
  /** Further arguments of the call. */
  details?: Omit<ToggleChange, 'on'>
  children?: ReactNode
}) {
  const t = useText()
  const toggle = useToggle((error) => errorToast(error, t))
  const on = post[TOGGLES[kind].flag]
  return (
    <IconButton
      size="s"
      icon={icon}
      label={label}
      data-shortcut={kind}
      aria-pressed={on}
      onClick={() => toggle(kind, post.id, { ...details, on: !on })}
    >
      {children}
    </IconButton>
  )
}
