import type { ReactNode } from 'react'
import styles from './AnchoredPopover.module.css'

/**
 * Shows content beside an element for as long as it is rendered. The focus stays where it is: Tab goes from
 * the element into the content and on behind the element. Whoever renders it decides when it leaves.
 */
export function AnchoredPopover({
  source,
  label,
  children,
}: {
  /** The element beside which it stands. */
  source: HTMLElement
  label: string
  children: ReactNode
}) {
  'use memo'

  function show(popover: HTMLElement | null) {
    popover?.showPopover({ source })
  }

  return (
    <div
      ref={show}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={styles.popover}
      data-anchored-popover
    >
      {children}
    </div>
  )
}
