import type { ReactElement, ReactNode } from 'react'
import { type DrawnIcon, drawn } from './drawn-icon.ts'
import styles from './IconButton.module.css'
import { Pressable, type PressableProps } from './Pressable.tsx'

type Look = {
  /** The name of the control; also what the tooltip shows. */
  label: string
  /** An element, or the name of an icon that costs none. */
  icon: ReactElement | DrawnIcon
  /** Stands beside the icon, a count for example. It must be part of `label` too. */
  children?: ReactNode
  tone?: 'plain' | 'danger'
  size?: 's' | 'm'
  /** Works at something: stays focusable, ignores presses. */
  busy?: boolean
}

/** Shows a button that is an icon, or with `href` a link that looks like one. */
export function IconButton({
  label,
  icon,
  children,
  tone = 'plain',
  size = 'm',
  ...element
}: Look & PressableProps) {
  return (
    <Pressable
      {...element}
      {...(typeof icon === 'string' && drawn(icon))}
      className={styles.button}
      aria-label={label}
      data-tooltip={label}
      data-tone={tone}
      data-size={size}
    >
      {typeof icon !== 'string' && icon}
      {children && <span translate="no">{children}</span>}
    </Pressable>
  )
}
