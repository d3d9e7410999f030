import type { ReactNode } from 'react'
import styles from './Option.module.css'

/** One suggestion: a link where it leads somewhere, so that it can be opened in a new tab. The box keeps the focus. */
export function Option({
  id,
  href,
  icon,
  note,
  isReached,
  onPick,
  children,
}: {
  id: string
  href?: string
  icon?: ReactNode
  /** Smaller, behind the name. */
  note?: string
  /** By the arrows. */
  isReached: boolean
  onPick: () => void
  children: ReactNode
}) {
  const content = (
    <>
      <span className={styles.icon} dir="ltr" aria-hidden="true">
        {icon}
      </span>
      <bdi className={styles.name}>{children}</bdi>
      {note !== undefined && <bdi className={styles.note}>{note}</bdi>}
    </>
  )
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
      {content}
    </button>
  ) : (
    <a href={href} {...look}>
      {content}
    </a>
  )
}

const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
