/** Says where a page is read: at which row of a list, and how far down the window that begins. */
import { OUTER_ROW } from '#platform/focus/rows.ts'

export interface Place {
  /** The `data-row` of a row. */
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
 * Returns the place at the row that holds one of the nodes, in their order; otherwise at the first row that
 * begins in the window, or fills it. Null where no list is on the screen.
 */
export function placeInWindow(...nodes: readonly (Node | null)[]): Place | null {
  const rows = rowsInWindow()
  const held = nodes.map((node) => rows.find(({ element }) => node !== null && element.contains(node)))
  const found = held.find((row) => row !== undefined) ?? rows.find(({ top }) => top >= 0) ?? rows[0]
  if (!found) return null
  return {
    row: found.element.getAttribute('data-row') ?? '',
    top: found.top,
    isAtTop: window.scrollY <= 0,
  }
}

/** Returns the rows of which something is in the window, with their places in it. */
function rowsInWindow(): { element: Element; top: number }[] {
  const rows = []
  for (const element of document.querySelectorAll(OUTER_ROW)) {
    const { top, bottom } = element.getBoundingClientRect()
    if (top >= window.innerHeight) break
    if (bottom > 0) rows.push({ element, top })
  }
  return rows
}
