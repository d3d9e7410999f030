/**
 * Moves the focus from one row of a list to the next, where rows can have it: posts, entries of the
 * notifications (docs/spec/keyboard.md#moving-between-posts).
 */
import { freeArea } from '#platform/page/free-area.ts'
import { OUTER_ROW } from './rows.ts'

/** Rows that are not drawn yet will be able to have it. */
const STOPS = `${OUTER_ROW}:is([tabindex], [data-undrawn])`

/** How far below what lies over the page a row begins, in pixels, so that its ring is seen. */
const GAP = 6

/** How long to wait for a row that is not drawn or not loaded yet, in milliseconds. */
const ROW_TIMEOUT_MS = 10_000

let waiting = new AbortController()

/**
 * Moves the focus to the next row or the one before. Where none has the focus in the window, it goes to the
 * first one there. At the end of what is loaded it goes on when more has come.
 */
export function moveToRow(step: 1 | -1): void {
  waiting.abort()
  const rows = stops()
  const here = rows.find((row) => row.contains(document.activeElement))
  const next = here && isInWindow(here) ? rows[rows.indexOf(here) + step] : firstInWindow(rows)
  if (next) reach(next)
  else if (step === -1) window.scrollTo(0, 0)
  else if (here) waitFor(() => stops()[stops().indexOf(here) + 1], here)
}

const stops = () => [...document.querySelectorAll<HTMLElement>(STOPS)]

function reach(row: HTMLElement): void {
  bringIntoWindow(row)
  const same = `${STOPS}[data-row="${CSS.escape(row.dataset.row ?? '')}"]:not([data-undrawn])`
  if (row.hasAttribute('data-undrawn')) waitFor(() => document.querySelector<HTMLElement>(same))
  else row.focus({ preventScroll: true })
}

/** Goes to a row once it is there, unless somebody has gone on meanwhile. It comes after `last`. */
function waitFor(find: () => HTMLElement | null | undefined, last?: HTMLElement): void {
  const main = document.querySelector('main')
  const from = document.activeElement
  if (!main) return
  last?.scrollIntoView({ block: 'end' })
  waiting = new AbortController()
  const observer = new MutationObserver(() => {
    const row = find()
    if (!row) return
    const hasGoneOn = document.activeElement !== from && document.activeElement !== document.body
    waiting.abort()
    if (!hasGoneOn) reach(row)
  })
  observer.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(() => waiting.abort(), ROW_TIMEOUT_MS)
  waiting.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
}

/** Scrolls only where the row is not seen as a whole: then it begins below what lies over the page. */
function bringIntoWindow(row: HTMLElement): void {
  const free = freeArea()
  const { top, bottom } = row.getBoundingClientRect()
  if (top < free.top || bottom > free.bottom) window.scrollBy(0, top - free.top - GAP)
}

function isInWindow(row: HTMLElement): boolean {
  const free = freeArea()
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > free.top && top < free.bottom
}

/** Returns the first row that begins in the window, or else one that reaches into it. */
function firstInWindow(rows: readonly HTMLElement[]): HTMLElement | undefined {
  const seen = rows.filter(isInWindow)
  const { top } = freeArea()
  return seen.find((row) => row.getBoundingClientRect().top >= top) ?? seen[0]
}
