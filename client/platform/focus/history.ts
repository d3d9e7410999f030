/**
 * Brings the focus back to where it was on a page of the history, for Back and Forward
 * (docs/spec/navigation.md#coming-back). A place is remembered as the row of a list and the number of what
 * had the focus in it, because the elements themselves are made anew.
 */
import { pageOfHistory } from '#platform/page/page-of-history.ts'
import { rememberRecent } from '#platform/page/remember-recent.ts'
import { focusHeading } from './arrival.ts'
import { FOCUSABLE } from './focusable.ts'
import { isFocusLost } from './hand-over.ts'
import { OUTER_ROW } from './rows.ts'

interface FocusPlace {
  /** The `data-row` of the outermost row around it; null outside of rows. */
  row: string | null
  /** Its number among the focusable elements of the row, or among those outside of rows. */
  index: number
}

const remembered = new Map<string, FocusPlace>()

const currentPage = () => pageOfHistory() ?? location.pathname + location.search

/** Remembers from now on where the focus goes; returns the function that stops it. */
export function rememberFocus(): () => void {
  const listener = ({ target }: FocusEvent) => remember(target)
  remember(document.activeElement)
  document.addEventListener('focusin', listener)
  return () => document.removeEventListener('focusin', listener)
}

function remember(target: EventTarget | null): void {
  const place = target instanceof HTMLElement ? placeOf(target) : null
  if (place) rememberRecent(remembered, currentPage(), place)
}

/** Puts the focus where it was on this page of the history, where that is known. */
export function returnFocus(): void {
  const place = remembered.get(currentPage())
  if (!place) return
  const root = rootOf(place.row)
  if (root) focusableIn(root)[place.index]?.focus({ preventScroll: true })
  else focusHeading() // the row has gone meanwhile
}

/** Puts the focus back where it was on this page, if the element that had it was drawn anew. */
export function takeFocusBack(): void {
  if (isFocusLost()) returnFocus()
}

function placeOf(element: HTMLElement): FocusPlace | null {
  const row = element.closest(OUTER_ROW)
  const root = row ?? element.closest('main')
  const index = root ? focusableIn(root).indexOf(element) : -1
  return index === -1 ? null : { row: row?.getAttribute('data-row') ?? null, index }
}

const rootOf = (row: string | null) =>
  document.querySelector(row === null ? 'main' : `${OUTER_ROW}[data-row="${CSS.escape(row)}"]`)

/**
 * Returns what can have the focus in a row, itself and rows within it included, or in `main` outside of its
 * rows.
 */
const focusableIn = (root: Element) =>
  [root, ...root.querySelectorAll(FOCUSABLE)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && (root.matches('[data-row]') || !element.closest('[data-row]')),
  )
