/**
 * Puts the page in the place of its snapshot, in one frame, as soon as it shows the same
 * (docs/spec/offline.md#the-page-takes-over).
 */
import { subscribeToken } from '#data/connection/token.ts'
import { SNAPSHOT_ID } from '#domain/snapshot/place.ts'
import { isSnapshotShown } from '#platform/start/shown-snapshot.ts'
import { countAround, sameControl, sameRow } from './same-control.ts'
import { findPresses } from './waiting-presses.ts'

/** How long the page may take to draw the same rows, in milliseconds; then it is shown as it is. */
const LONGEST = 3_000
/** How long the parts around the rows may take after them, in milliseconds. */
const FOR_THE_REST = 800
const FOR_PICTURES = 300

const KEPT_ROW = '[data-kept-row]'

/**
 * Waits for the page and takes over, at once where it shows another one by now. A snapshot that was not shown
 * is removed.
 */
export async function takeOver(root: Element): Promise<void> {
  const snapshot = document.getElementById(SNAPSHOT_ID)
  if (!snapshot) return
  if (!isSnapshotShown()) return snapshot.remove()
  let hasEnded = false
  const stopFollowing = subscribeToken(() => {
    hasEnded = true
    remove(snapshot)
  })
  const { pathname } = location
  const isOver = () => hasEnded || location.pathname !== pathname
  await framesUntil(() => isOver() || (place(snapshot, root) && hasSameRows(snapshot, root)), LONGEST)
  const isComplete = restOf(snapshot, root)
  await framesUntil(() => isOver() || isPressed() || isComplete(), FOR_THE_REST)
  await framesUntil(() => isOver() || isPressed() || arePicturesThere(root), FOR_PICTURES)
  stopFollowing()
  if (isOver()) return remove(snapshot)
  await nextFrame()
  place(snapshot, root)
  const focused = snapshot.contains(document.activeElement) ? document.activeElement : null
  const next = focused && sameControl(focused, snapshot, root)
  const doPresses = findPresses(window.kithPresses?.targets ?? [], snapshot, root)
  remove(snapshot)
  next?.focus({ preventScroll: true })
  doPresses()
}

function remove(snapshot: Element): void {
  window.kithPresses?.stop()
  snapshot.remove()
  delete document.documentElement.dataset.snapshot
  document.adoptedStyleSheets = []
  history.scrollRestoration = 'auto'
}

const isPressed = () => (window.kithPresses?.targets.length ?? 0) > 0

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Looks before each frame. A tab in the background has no frames; nobody sees it take over. */
async function framesUntil(isReady: () => boolean, patience: number): Promise<void> {
  const end = performance.now() + patience
  while (!isReady() && performance.now() < end && !document.hidden) await nextFrame()
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/**
 * Returns a row of the snapshot and the same row of the page: the one with the focus, else the first that
 * begins in the window.
 */
function findAnchor(snapshot: Element, root: Element): [kept: Element, row: Element] | null {
  const rows = [...snapshot.querySelectorAll(KEPT_ROW)]
  const inOrder = [
    ...rows.filter((row) => row.contains(document.activeElement)),
    ...rows.filter((row) => topOf(row) >= 0),
    ...rows,
  ]
  for (const kept of inOrder) {
    const row = sameRow(kept, root)
    if (row) return [kept, row]
  }
  return null
}

/**
 * Scrolls the page to where its snapshot is; somebody may have scrolled that meanwhile. Returns whether they
 * agree: a page whose last rows are missing cannot be scrolled so far.
 */
function place(snapshot: Element, root: Element): boolean {
  const anchor = findAnchor(snapshot, root)
  if (!anchor) return false
  const distance = () => topOf(anchor[1]) - topOf(anchor[0])
  if (Math.abs(distance()) >= 1) window.scrollBy({ top: distance(), behavior: 'instant' })
  return Math.abs(distance()) < 1
}

/**
 * Returns whether the page has drawn all rows that one sees in the snapshot
 * (client/components/list/RowInTurn.tsx).
 */
const hasSameRows = (snapshot: Element, root: Element) =>
  [...snapshot.querySelectorAll(KEPT_ROW)]
    .filter((row) => isInWindow(row.getBoundingClientRect()))
    .every((row) => sameRow(row, root)?.hasAttribute('data-undrawn') === false)

const isInWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight

/**
 * Returns a function that says whether all controls around the rows are there: some are loaded after the
 * rows.
 */
function restOf(snapshot: Element, root: Element): () => boolean {
  const needed = [...countAround(snapshot)]
  return () => {
    const there = countAround(root)
    return needed.every(([look, count]) => (there.get(look) ?? 0) >= count)
  }
}

/** Says whether every picture in the window has come. */
function arePicturesThere(root: Element): boolean {
  return [...root.querySelectorAll('img')].every(
    (image) => image.complete || !isInWindow(image.getBoundingClientRect()),
  )
}
