/**
 * Brings a list back to where it was read, for Back and Forward (docs/spec/navigation.md#coming-back). The browser keeps the
 * offset of the page, which is wrong as soon as something above has another height: the window was turned, pictures have
 * told their sizes. So a row is remembered, and where it stood in the window.
 */
import { OUTER_ROW } from './focus/rows.ts'
import { type HeldRow, holdRow } from './hold-row.ts'
import { pageOfHistory } from './page-of-history.ts'
import { isReturning } from './returning.ts'

const remembered = new Map<string | null, HeldRow>()

const topOf = (row: Element) => row.getBoundingClientRect().top

/**
 * Remembers from now on what is in the window when a page is left; returns the function that stops it. A browser that does not
 * tell beforehand keeps its own offset.
 */
export function rememberReadingPlace(): () => void {
  if (!('navigation' in window)) return () => undefined
  navigation.addEventListener('navigate', remember)
  return () => navigation.removeEventListener('navigate', remember)
}

/** The row with the focus is where somebody pressed; otherwise it is the first that begins in the window, or fills it. */
function remember(): void {
  const rows = [...document.querySelectorAll(OUTER_ROW)].filter(isInWindow)
  const row =
    rows.find((each) => each.contains(document.activeElement)) ??
    rows.find((each) => topOf(each) >= 0) ??
    rows[0]
  if (row) remembered.set(pageOfHistory(), { row: row.getAttribute('data-row'), top: topOf(row) })
  else remembered.delete(pageOfHistory())
}

function isInWindow(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Returns the row around which a page is drawn that Back or Forward leads to; null on any other page. */
export const rowToReturnTo = (): string | null =>
  isReturning() ? (remembered.get(pageOfHistory())?.row ?? null) : null

/** Brings the remembered row to where it stood, if it is still there. */
export function returnToReadingPlace(): void {
  const place = remembered.get(pageOfHistory())
  if (place) holdRow(place)
}
