/**
 * Brings a list back to where it was read, for Back and Forward (docs/spec/navigation.md#coming-back). The browser keeps the
 * offset of the page, which is wrong as soon as something above has another height: the window was turned, pictures have
 * told their sizes. So the place is remembered as rows and where they stood in the window.
 */
import { OUTER_ROW } from './focus/rows.ts'
import { pageOfHistory } from './page-of-history.ts'

interface PlacedRow {
  /** Its `data-row`. */
  row: string
  /** How far below the upper edge of the window it began, in pixels. */
  top: number
}

const remembered = new Map<string, PlacedRow[]>()

/**
 * Remembers from now on what is in the window when a page is left; returns the function that stops it. A browser that does not
 * tell beforehand keeps its own offset.
 */
export function rememberReadingPlace(): () => void {
  if (!('navigation' in window)) return () => undefined
  navigation.addEventListener('navigate', remember)
  return () => navigation.removeEventListener('navigate', remember)
}

function remember(): void {
  const page = pageOfHistory()
  if (page !== null) remembered.set(page, rowsInWindow())
}

/** Returns the rows in the window: the one with the focus first, then those whose beginning can be seen. */
function rowsInWindow(): PlacedRow[] {
  const focused = document.activeElement?.closest(OUTER_ROW)
  const order = (row: Element, top: number) => (row === focused ? 0 : top >= 0 ? 1 : 2)
  return [...document.querySelectorAll(OUTER_ROW)]
    .map((row) => ({ row, ...box(row) }))
    .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
    .sort((a, b) => order(a.row, a.top) - order(b.row, b.top))
    .map(({ row, top }) => ({ row: row.getAttribute('data-row') ?? '', top }))
}

function box(row: Element) {
  const { top, bottom } = row.getBoundingClientRect()
  return { top, bottom }
}

/** Scrolls until the first of the remembered rows that is still there stands where it stood. */
export function returnToReadingPlace(): void {
  const places = remembered.get(pageOfHistory() ?? '') ?? []
  for (const { row, top } of places) {
    const found = document.querySelector(`${OUTER_ROW}[data-row="${CSS.escape(row)}"]`)
    if (!found) continue
    window.scrollBy(0, found.getBoundingClientRect().top - top)
    return
  }
}
