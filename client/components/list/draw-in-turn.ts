/**
 * Draws rows that wait for their turn: those in the window in the next frame, those near it in the frames
 * after that, a few in each, and the others when nobody scrolls and the browser is idle, a few together
 * (docs/spec/lists.md#first-screenful-first).
 */
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '#platform/page/idle.ts'
import { changeInPlace, hasScrollAnchoring } from '#platform/reading/hold-row.ts'

interface Waiting {
  draw: () => void
  /** Is aborted when the box leaves: because its row was drawn, or with its list. */
  leaves: AbortSignal
}

/** How far outside the window a row is wanted soon: one window height on both sides. */
const NEAR = '100% 0px'

/**
 * How many milliseconds of a frame may go into rows; the browser lays them out and paints them in the rest.
 */
const SHARE_OF_FRAME_MS = 5

/**
 * How many rows are drawn at most in a frame: a browser that hides its clock lets 100 milliseconds pass as
 * none.
 */
const MOST_IN_FRAME = 4

/**
 * How many rows are drawn together when the browser is idle. The page is laid out and painted once for all of
 * them, and each time anew costs as much as two rows; more would keep whoever presses something waiting.
 */
const TOGETHER = 3

/**
 * How long rows wait at most for an idle browser, in milliseconds. While pictures arrive it does not call
 * itself idle.
 */
const IDLE_MAX_WAIT_MS = 50

/** How long after the last movement the page counts as resting, in milliseconds. */
const REST_MS = 150

/** By the empty box that stands for the row, in the order of their arrival. */
const waiting = new Map<Element, Waiting>()
const inWindow = new Set<Element>()
const near = new Set<Element>()

let isFrameAsked = false
let isIdleAsked = false
let lastScrolled = 0

window.addEventListener('scroll', noteScrolling, { passive: true })

function noteScrolling(): void {
  lastScrolled = performance.now()
}

/** Keeps in `found` which of the waiting rows stand in the window, or near it. */
const watch = (found: Set<Element>, rootMargin: string) =>
  new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && waiting.has(target)) found.add(target)
        else found.delete(target)
      }
      askForFrame()
    },
    { rootMargin },
  )

const observers = [watch(inWindow, '0px'), watch(near, NEAR)]

/**
 * Calls `draw` when it is the turn of the row that this empty box stands for, unless the box has left before.
 */
export function drawInTurn(box: HTMLElement, draw: () => void, leaves: AbortSignal): void {
  if (leaves.aborted) return
  waiting.set(box, { draw, leaves })
  for (const observer of observers) observer.observe(box)
  void drawWhenIdle()
  leaves.addEventListener('abort', () => {
    for (const set of [waiting, inWindow, near]) set.delete(box)
    for (const observer of observers) observer.unobserve(box)
  })
}

function askForFrame(): void {
  if (isFrameAsked || near.size === 0) return
  isFrameAsked = true
  requestAnimationFrame(() => {
    isFrameAsked = false
    drawInFrame()
    askForFrame()
  })
}

function drawInFrame(): void {
  const end = performance.now() + SHARE_OF_FRAME_MS
  // An empty place in the window is worse than a late frame.
  drawNow([...inWindow])
  for (const box of [...near].slice(0, MOST_IN_FRAME)) {
    if (performance.now() >= end) break
    drawNow([box])
  }
}

/** Puts rows in the places of their boxes at once; the rows in the window stay where they are. */
function drawNow(boxes: readonly Element[]): void {
  changeInPlace(() => flushSync(() => draw(boxes)))
}

function draw(boxes: readonly Element[]): void {
  for (const box of boxes) waiting.get(box)?.draw()
}

async function drawWhenIdle(): Promise<void> {
  if (isIdleAsked) return
  isIdleAsked = true
  while (waiting.size > 0) {
    await whenIdle(IDLE_MAX_WAIT_MS)
    if (performance.now() - lastScrolled > REST_MS) await drawInRest(next())
  }
  isIdleAsked = false
}

/** Returns the rows whose turn it is, those in the window before all others. */
const next = () =>
  [...waiting]
    .toSorted(([box], [other]) => Number(inWindow.has(other)) - Number(inWindow.has(box)))
    .slice(0, TOGETHER)

/** Draws rows in small steps, between which a press is answered; resolves when they are on the page. */
async function drawInRest(rows: readonly [Element, Waiting][]): Promise<void> {
  const boxes = rows.map(([box]) => box)
  if (!hasScrollAnchoring()) return drawNow(boxes)
  const drawn = rows.map(([, { leaves }]) => aborted(leaves))
  startTransition(() => draw(boxes))
  await Promise.all(drawn)
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
