/** Remembers where a list is read when its page is left (docs/spec/navigation.md#coming-back). */
import { OUTER_ROW } from '#platform/focus/rows.ts'
import { beforeLeaving } from '#platform/page/leaving-page.ts'
import { rememberPlace } from './reading-place.ts'

const topOf = (row: Element) => row.getBoundingClientRect().top

/** The element that was pressed last. Where a press gives no focus, nothing else tells the row. */
let pressed: Node | null = null

/** Remembers from now on what is in the window when a page is left; returns the function that stops it. */
export function rememberReadingPlace(): () => void {
  const note = ({ target }: MouseEvent) => {
    pressed = target instanceof Node ? target : null
  }
  document.addEventListener('click', note, { capture: true })
  const stop = beforeLeaving(remember)
  return () => {
    stop()
    document.removeEventListener('click', note, { capture: true })
  }
}

/**
 * The row that was pressed, or has the focus, is the one to come back to; otherwise it is the first that
 * begins in the window, or fills it.
 */
function remember(): void {
  const rows = [...document.querySelectorAll(OUTER_ROW)].filter(isInWindow)
  const row =
    rows.find((each) => each.contains(pressed)) ??
    rows.find((each) => each.contains(document.activeElement)) ??
    rows.find((each) => topOf(each) >= 0) ??
    rows[0]
  rememberPlace(row ? { row: row.getAttribute('data-row'), top: topOf(row) } : null)
}

function isInWindow(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
