import type { ReactNode } from 'react'
import styles from './Option.module.css'

/**
 * Shows one suggestion of a listbox. With `href` it is a link, so that it can be opened in a new tab. The
 * text box keeps the focus.
 */
export function Option({
  id,
  href,
  isReached,
  onPick,
  children,
}: {
  id: string
  href?: string | undefined
  /** Whether the arrow keys have reached it. */
  isReached: boolean
  onPick: () => void
  children: ReactNode
}) {
  const look = {
    id,
    role: 'option',
    'aria-selected': isReached,
    tabIndex: -1,
    className: styles.option,
    onClick: onPick,
    ...(isReached && { ref: reveal }),
  } as const
  return href === undefined ? (
    <button type="button" {...look}>
      {children}
    </button>
  ) : (
    <a href={href} {...look}>
      {children}
    </a>
  )
}

const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
