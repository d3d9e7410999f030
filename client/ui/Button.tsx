import type { ReactNode } from 'react'
import styles from './Button.module.css'
import { Pressable, type PressableProps } from './Pressable.tsx'
import { Spinner } from './Spinner.tsx'

type Look = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 's' | 'm'
  /** Works at something: stays focusable, ignores presses. */
  busy?: boolean
  icon?: ReactNode
}

/**
 * Shows a button with words, or with `href` a link that looks like one. Longer words take a second line
 * (docs/spec/conventions.md#longer-words).
 */
export function Button({
  kind = 'secondary',
  size = 'm',
  icon,
  children,
  ...element
}: Look & PressableProps) {
  return (
    <Pressable {...element} className={styles.button} data-kind={kind} data-size={size}>
      {element.busy ? <Spinner /> : icon}
      <span className={styles.label}>{children}</span>
    </Pressable>
  )
}
