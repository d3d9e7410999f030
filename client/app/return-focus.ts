/**
 * Where the focus was on each page of the history, so that Back and Forward return to it. A place is remembered
 * as the row of a list and what had the focus in it: the elements themselves are made anew
 * (docs/spec/navigation.md#coming-back).
 */

import { focusHeading } from '#components/layout/arrival.ts'
import { OUTER_ROW } from '#components/list/outer-row.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

interface FocusPlace {
  /** The outermost `data-row` around it; null outside of rows. */
  row: string | null
  /** Which one of the focusable elements of the row, or of those outside of rows. */
  index: number
}

const remembered = new Map<string, FocusPlace>()

/** Firefox and Safari learned only lately to tell one page of the history from another at the same address. */
const currentPage = () =>
  ('navigation' in window && window.navigation.currentEntry?.key) || location.pathname + location.search

/** Remembers from now on where the focus goes; answers the function that stops it. */
export function rememberFocus(): () => void {
  const listen = ({ target }: FocusEvent) => remember(target)
  remember(document.activeElement)
  document.addEventListener('focusin', listen)
  return () => document.removeEventListener('focusin', listen)
}

function remember(target: EventTarget | null): void {
  const place = target instanceof HTMLElement ? placeOf(target) : null
  if (place) remembered.set(currentPage(), place)
}

/** Puts the focus where it was on this page of the history, where that is known. */
export function returnFocus(): void {
  const place = remembered.get(currentPage())
  if (!place) return
  const root = rootOf(place.row)
  if (root) focusableIn(root)[place.index]?.focus({ preventScroll: true })
  else focusHeading() // the row has gone meanwhile
}

function placeOf(element: HTMLElement): FocusPlace | null {
  const row = element.closest(OUTER_ROW)
  const root = row ?? element.closest('main')
  const index = root ? focusableIn(root).indexOf(element) : -1
  return index === -1 ? null : { row: row?.getAttribute('data-row') ?? null, index }
}

const rootOf = (row: string | null) =>
  document.querySelector(row === null ? 'main' : `${OUTER_ROW}[data-row="${CSS.escape(row)}"]`)

/** A row begins with itself, rows within it included; what stands in rows is not counted among what stands outside. */
const focusableIn = (root: Element) =>
  [root, ...root.querySelectorAll(FOCUSABLE)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && (root.matches('[data-row]') || !element.closest('[data-row]')),
  )
