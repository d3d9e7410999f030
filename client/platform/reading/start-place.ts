/** Brings the first page of a visit to the row at which reading stopped at the last one. */
import { ACTIONS, holdRow } from './hold-row.ts'
import type { RowInWindow } from './row-in-window.ts'

/** Milliseconds after which the row is not waited for any more. */
const PATIENCE = 3_000

let awaited: string | null = null
/** The path of the page that goes on where it was read, as long as that has not been said. */
let goesOnAt: string | null = null

/**
 * Returns, once, whether the open page is the first of the visit and goes on where it was read: nothing else
 * decides then where it begins.
 */
export function goesOn(): boolean {
  const isFirst = goesOnAt === location.pathname
  goesOnAt = null
  return isFirst
}

/** Returns the row with which the first page of a visit begins to be drawn; null for its top. */
export const rowToStartAt = () => awaited

/**
 * Brings a row, as soon as it is there and before it is painted, to where it stood, and holds it there. The
 * browser would bring the page to an offset instead, and later.
 */
export function startAt(place: RowInWindow): void {
  history.scrollRestoration = 'manual'
  goesOnAt = location.pathname
  if (document.readyState === 'complete') setTimeout(letBrowserRestore)
  else window.addEventListener('load', () => setTimeout(letBrowserRestore), { once: true })
  if (place.isAtTop) return
  awaited = place.row
  const waiting = new AbortController()
  const { signal } = waiting
  const stop = () => waiting.abort()
  const observer = new MutationObserver(() => {
    if (holdRow(place)) stop()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    awaited = null
    observer.disconnect()
  })
  for (const action of ACTIONS) window.addEventListener(action, stop, { signal, passive: true })
  setTimeout(stop, PATIENCE)
}

/** Gives the offset back to the browser, which keeps it for Back and Forward. */
function letBrowserRestore(): void {
  history.scrollRestoration = 'auto'
}
