import { OUTER_ROW } from '#platform/focus/rows.ts'

/** A row of a list, and where it stands in the window. */
export interface RowInWindow {
  /** Its `data-row`. */
  row: string
  /** How far below the upper edge of the window it begins, in pixels. */
  top: number
  /** Whether the page is scrolled to its very top. */
  isAtTop: boolean
}

/** Returns the row of a list with an id, drawn or not; null where it is not near the window. */
export const findRow = (id: string): HTMLElement | null =>
  document.querySelector(`${OUTER_ROW}[data-row="${CSS.escape(id)}"]`)

/**
 * Returns the first row that begins in the window, or else the one that fills it; null where no list is on
 * the screen.
 */
export function rowInWindow(): RowInWindow | null {
  let filling: RowInWindow | null = null
  const isAtTop = window.scrollY <= 0
  for (const element of document.querySelectorAll(OUTER_ROW)) {
    const { top, bottom } = element.getBoundingClientRect()
    const row = element.getAttribute('data-row') ?? ''
    if (top >= 0) return top < window.innerHeight ? { row, top, isAtTop } : filling
    if (bottom > 0) filling = { row, top, isAtTop }
  }
  return filling
}
