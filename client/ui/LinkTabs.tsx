import type { ReactNode } from 'react'
import { afterLayout } from '#platform/page/after-layout.ts'
import styles from './LinkTabs.module.css'
import scrolling from './ScrollingRow.module.css'

/**
 * Shows pages that belong together as links in a row, and marks the current one. On a narrow screen the row
 * scrolls. Chips stand below tabs, and choose among what the tab shows.
 */
export function LinkTabs({
  label,
  kind = 'tabs',
  tabs,
}: {
  label: string
  kind?: 'tabs' | 'chips'
  /** `content` is the label with its parts marked. */
  tabs: readonly { href: string; label: string; content?: ReactNode; current: boolean }[]
}) {
  return (
    <nav className={`${scrolling.row} ${styles.tabs}`} data-kind={kind} aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
          {...(tab.current && { ref: showInRow })}
        >
          <bdi>{tab.content ?? tab.label}</bdi>
        </a>
      ))}
    </nav>
  )
}

/** Scrolls the row, and not the page, until the tab is in its middle. */
function showInRow(tab: HTMLAnchorElement | null) {
  const row = tab?.parentElement
  if (!tab || !row) return
  return afterLayout(row, () => {
    const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollBy(inner.x + inner.width / 2 - (outer.x + outer.width / 2), 0)
  })
}
