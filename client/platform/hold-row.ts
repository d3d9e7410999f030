/** Keeps a row of a list at its place in the window while the page around it comes to rest. */
import { findRow } from './row-in-window.ts'

/** A row, and how far below the upper edge of the window it begins, in pixels. */
export interface HeldRow {
  /** Its `data-row`. */
  row: string | null
  top: number
}

/** For how long at most, in milliseconds: pictures and rows above have come by then, or come slowly enough to be seen. */
const LONGEST = 3_000

/** The events of a reader who moves the page. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let release: () => void = () => undefined

/**
 * Scrolls until a row stands where it stood, and keeps it there until somebody acts or leaves: boxes above it may still
 * change their heights. Returns whether the row is there.
 */
export function holdRow(place: HeldRow): boolean {
  release()
  if (!putInPlace(place)) return false
  const ending = new AbortController()
  const { signal } = ending
  // It is called between layout and paint, so nothing is seen to move.
  const observer = new ResizeObserver(() => putInPlace(place))
  observer.observe(document.body)
  release = () => {
    ending.abort()
    observer.disconnect()
  }
  for (const action of ACTIONS) window.addEventListener(action, release, { signal, passive: true })
  window.addEventListener('popstate', release, { signal })
  setTimeout(release, LONGEST)
  return true
}

/** Returns whether the row was found. The row is looked for each time, because it may have been drawn anew. */
function putInPlace({ row, top }: HeldRow): boolean {
  const element = row === null ? null : findRow(row)
  if (!element) return false
  const moved = element.getBoundingClientRect().top - top
  if (Math.abs(moved) >= 1) window.scrollBy(0, moved)
  return true
}
