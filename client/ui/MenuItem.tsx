import type { MouseEvent, ReactNode } from 'react'
import styles from './MenuItem.module.css'

/** Shows one action of a menu. */
export function MenuItem({
  icon,
  badge,
  href,
  checked,
  danger = false,
  disabled = false,
  shortcut,
  onSelect,
  children,
}: {
  icon?: ReactNode
  /** A number beside the name. */
  badge?: ReactNode
  /** Makes it a real link, so that middle click and "copy link" work. */
  href?: string
  /** Makes it one of several choices, and says whether it is the chosen one. */
  checked?: boolean
  danger?: boolean
  disabled?: boolean
  /** Names what it does, for a shortcut that does the same, whose keys stand beside the name. */
  shortcut?: string
  /** Runs when it is chosen. A link is followed afterwards, unless the event is prevented. */
  onSelect?: (event: MouseEvent<HTMLElement>) => void
  children: ReactNode
}) {
  const shared = {
    className: styles.item,
    tabIndex: -1,
    'data-danger': danger || undefined,
    'data-shortcut': shortcut,
  }
  if (href !== undefined) {
    return (
      <a {...shared} role="menuitem" href={href} onClick={onSelect}>
        {icon}
        <span>{children}</span>
        {badge}
      </a>
    )
  }
  return (
    <button
      {...shared}
      type="button"
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (disabled) event.stopPropagation()
        else onSelect?.(event)
      }}
    >
      {icon}
      <span>{children}</span>
      {badge}
    </button>
  )
}
