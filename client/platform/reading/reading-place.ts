/**
 * Brings a page to where it was read: the first one of a visit (docs/spec/lists.md#reading-goes-on-at-once),
 * and the one that Back or Forward leads to (docs/spec/navigation.md#coming-back). The browser keeps an
 * offset, which is wrong as soon as something above has another height: the window was turned, pictures have
 * told their sizes. So a row is remembered, and where it stood in the window.
 */
import { beforeLeaving } from '#platform/page/leaving-page.ts'
import { pageOfHistory } from '#platform/page/page-of-history.ts'
import { rememberRecent } from '#platform/page/remember-recent.ts'
import { isReturning } from '#platform/page/returning.ts'
import { ACTIONS, holdRow } from './hold-row.ts'
import { type Place, placeInWindow } from './place.ts'

/** How long the first page waits for its row, in milliseconds: by then somebody reads what is there. */
const ROW_TIMEOUT_MS = 3_000

/** The place at which each page of the history was read. */
const remembered = new Map<string | null, Place>()

/** The row at which the first page of the visit begins, until it is there. */
let awaited: string | null = null
/** The path of the first page, as long as nobody has been told that it goes on where it was read. */
let goesOnAt: string | null = null

/** Returns the row with which the page that is being drawn begins; null for its top. */
export const rowToBeginWith = (): string | null =>
  awaited ?? (isReturning() ? (remembered.get(pageOfHistory())?.row ?? null) : null)

/**
 * Returns, once, whether the open page is the first of the visit and goes on where it was read: nothing else
 * decides then where it begins.
 */
export function goesOn(): boolean {
  const isFirst = goesOnAt === location.pathname
  goesOnAt = null
  return isFirst
}

/**
 * Remembers from now on where pages are read when they are left: at the row that was pressed or has the
 * focus, if there is one in the window. Returns the function that stops it.
 */
export function rememberPlaces(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  /** The element that was pressed last. Where a press gives no focus, nothing else tells the row. */
  let pressed: Node | null = null
  const note = ({ target }: MouseEvent) => {
    pressed = target instanceof Node ? target : null
  }
  document.addEventListener('click', note, { capture: true, signal })
  beforeLeaving(() => {
    const place = placeInWindow(pressed, document.activeElement)
    if (place) rememberRecent(remembered, pageOfHistory(), place)
    else remembered.delete(pageOfHistory())
  }, signal)
  return () => ending.abort()
}

/** Brings the page that Back or Forward leads to to its place, if the row is still there. */
export function returnToPlace(): void {
  const place = remembered.get(pageOfHistory())
  if (place) holdRow(place)
}

/**
 * Brings the first page of a visit to a place, as soon as its row is there and before it is painted, and
 * holds it there. The browser would bring the page to an offset instead, and later.
 */
export function beginAt(place: Place): void {
  history.scrollRestoration = 'manual'
  goesOnAt = location.pathname
  if (document.readyState === 'complete') letBrowserRestore()
  else window.addEventListener('load', letBrowserRestore, { once: true })
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
  setTimeout(stop, ROW_TIMEOUT_MS)
}

/** Gives the offset back to the browser in a moment, which keeps it for Back and Forward. */
const letBrowserRestore = () =>
  setTimeout(() => {
    history.scrollRestoration = 'auto'
  })
