/** Keeps a row of a list at its place in the window while the page around it comes to rest. */
import { findRow, type Place, placeInWindow } from './place.ts'

/** A row, and how far below the upper edge of the window it begins. */
type HeldRow = Pick<Place, 'row' | 'top'>

/**
 * For how long at most, in milliseconds: a slow device has drawn the rows above by then, and asked for their
 * pictures. The browser by itself loses its hold when the row at the upper edge is drawn anew.
 */
const HOLD_TIMEOUT_MS = 10_000

/** For how long the browser may still bring the page to the offset that it knows of it, in milliseconds. */
const RESTORE_TIMEOUT_MS = 250

/** The events of a reader who moves the page. */
export const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let release: () => void = () => undefined

/** Puts the held row back where it stood, unless somebody has scrolled. Returns whether a row is held. */
export let placeHeldRow: () => boolean = () => false

/**
 * Returns whether the browser keeps the visible content in place when something above it changes. Safari does
 * not.
 */
export const hasScrollAnchoring = () => CSS.supports('overflow-anchor: auto')

/**
 * Runs a change of the page during which what is in the window stays where it is, also where the browser does
 * not see to that.
 */
export function changeInPlace(change: () => void): void {
  const place = hasScrollAnchoring() ? null : placeInWindow()
  change()
  if (!placeHeldRow() && place) putInPlace(place)
}

/**
 * Scrolls until a row stands where it stood, and keeps it there until somebody acts, scrolls or leaves: boxes
 * above it may still change their heights. The browser keeps nothing in place meanwhile, so that whoever else
 * scrolls is noticed. Returns whether the row is there.
 */
export function holdRow(place: HeldRow): boolean {
  release()
  if (!putInPlace(place)) return false
  const ending = new AbortController()
  const { signal } = ending
  const begun = performance.now()
  let offset = window.scrollY
  release = () => ending.abort()
  placeHeldRow = () => {
    if (performance.now() - begun > RESTORE_TIMEOUT_MS && hasScrolled(offset)) {
      ending.abort()
      return false
    }
    putInPlace(place)
    offset = window.scrollY
    return true
  }
  const holdInFrames = () => {
    if (signal.aborted) return
    placeHeldRow()
    requestAnimationFrame(holdInFrames)
  }
  // A frame that is put right before its layout has not moved, for the browser's measure too. After it comes
  // what other frames changed.
  requestAnimationFrame(holdInFrames)
  const observer = new ResizeObserver(placeHeldRow)
  observer.observe(document.body)
  const timer = setTimeout(() => ending.abort(), HOLD_TIMEOUT_MS)
  const { style } = document.documentElement
  style.setProperty('overflow-anchor', 'none')
  signal.addEventListener('abort', () => {
    placeHeldRow = () => false
    clearTimeout(timer)
    observer.disconnect()
    style.removeProperty('overflow-anchor')
  })
  for (const action of ACTIONS) window.addEventListener(action, release, { signal, passive: true })
  window.addEventListener('popstate', release, { signal })
  return true
}

/** Returns whether the page is somewhere else by now, and not only because it has become too short. */
function hasScrolled(offset: number): boolean {
  const last = document.documentElement.scrollHeight - window.innerHeight
  return Math.abs(window.scrollY - offset) >= 1 && window.scrollY < last - 1
}

/**
 * Returns whether the row was found. The row is looked for each time, because it may have been drawn anew.
 */
function putInPlace({ row, top }: HeldRow): boolean {
  const element = findRow(row)
  if (!element) return false
  const moved = element.getBoundingClientRect().top - top
  if (Math.abs(moved) >= 1) window.scrollBy(0, moved)
  return true
}
