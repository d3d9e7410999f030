/** Remembers where a list is read when its page is left (docs/spec/navigation.md#coming-back). */
import { OUTER_ROW } from './focus/rows.ts'
import { beforeLeaving } from './leaving-page.ts'
import { rememberPlace } from './reading-place.ts'

const topOf = (row: Element) => row.getBoundingClientRect().top

/** Remembers from now on what is in the window when a page is left; returns the function that stops it. */
export const rememberReadingPlace = (): (() => void) => beforeLeaving(remember)

/** The row with the focus is where somebody pressed; otherwise it is the first that begins in the window, or fills it. */
function remember(): void {
  const rows = [...document.querySelectorAll(OUTER_ROW)].filter(isInWindow)
  const row =
    rows.find((each) => each.contains(document.activeElement)) ??
    rows.find((each) => topOf(each) >= 0) ??
    rows[0]
  rememberPlace(row ? { row: row.getAttribute('data-row'), top: topOf(row) } : null)
}

function isInWindow(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
