/**
 * Shows Home before React DOM has come, the largest file of a first visit (docs/spec/navigation.md#posts-before-the-page). The
 * drawing stands where a snapshot would stand, and the page takes its place in the same way
 * (docs/spec/offline.md#the-page-takes-over, docs/decisions/046-first-drawing.md).
 */
import { cloneElement, type ReactNode } from 'react'
import { RowInTurn } from '#components/list/RowInTurn.tsx'
import { SNAPSHOT_ID } from '#domain/snapshot/place.ts'
import { keepPresses } from '#platform/waiting-presses.ts'
import { Drawing, type Later } from './draw-once.ts'

/** How many milliseconds of a frame may go into rows; the browser lays them out and paints them in the rest. */
const SHARE_OF_FRAME = 15

/** Returns whether the page may be drawn so: it has just been opened, at its top, and somebody looks at it. */
export function mayDrawFirst(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a reload, and on the way back, the browser brings the page to where it was.
  return navigation?.type === 'navigate' && !document.getElementById(SNAPSHOT_ID) && !document.hidden
}

/** Draws a page before its `root`; resolves when all its rows are painted, or when something was pressed. */
export async function drawFirst(page: ReactNode, root: Element): Promise<void> {
  const place = document.createElement('div')
  place.id = SNAPSHOT_ID
  const drawing = new Drawing(rowsInTurn())
  try {
    drawing.draw(page, place)
    root.before(place)
    document.documentElement.dataset.snapshot = 'fresh'
    window.kithPresses = keepPresses(SNAPSHOT_ID)
    await nextFrame()
    await drawRows(drawing.waiting)
  } catch (error) {
    console.warn('the page waits for React DOM', error)
  }
}

/** Lets rows wait that wait on the page too, and all but the first one when the first frame has had its share. */
function rowsInTurn(): Later {
  const end = performance.now() + SHARE_OF_FRAME
  let isFirst = true
  return (element) => {
    if (element.type !== RowInTurn) return null
    if (!element.props.waits && (isFirst || performance.now() < end)) {
      isFirst = false
      return null
    }
    return { now: cloneElement(element, { waits: true }), later: cloneElement(element, { waits: false }) }
  }
}

/** Draws the rows that wait, a few in each frame. Who presses something or leaves needs the page sooner than further rows. */
async function drawRows(waiting: (() => void)[]): Promise<void> {
  while (waiting.length > 0 && !document.hidden && !window.kithPresses?.targets.length) {
    await nextFrame()
    const end = performance.now() + SHARE_OF_FRAME
    do waiting.shift()?.()
    while (waiting.length > 0 && performance.now() < end)
  }
}

/** How long a frame may take, in milliseconds: a tab in the background has none. */
const PATIENCE = 500

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE)
  })
