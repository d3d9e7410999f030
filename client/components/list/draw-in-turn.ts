/**
 * Draws rows that wait for their turn: those in the window in the next frame, those near it in the frames after that, a few in
 * each, and the others when nobody scrolls and the browser is idle (docs/spec/lists.md#first-screenful-first).
 */
import { whenIdle } from '#platform/idle.ts'
import { HAS_SCROLL_ANCHORING, keepScrollPosition } from './page-box.ts'

type Draw = () => void

/** How far outside the window a row is wanted soon: one window height on both sides. */
const NEAR = '100% 0px'

/** How many milliseconds of a frame may go into rows; the browser lays them out and paints them in the rest. */
const SHARE_OF_FRAME = 5

/** How many milliseconds of an idle browser may go into rows at once; a press waits no longer than that for its turn. */
const SHARE_OF_REST = 12

/** How long after the last movement the page counts as resting, in milliseconds. */
const REST = 150

/** By the empty box that stands for the row, in the order of their arrival. */
const waiting = new Map<Element, Draw>()
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

/** Calls `draw` once, when it is the turn of the row that this empty box stands for, unless the box has left before. */
export function drawInTurn(box: HTMLElement, draw: Draw, leaves: AbortSignal): void {
  if (leaves.aborted) return
  waiting.set(box, () => changeInPlace(box, draw))
  for (const observer of observers) observer.observe(box)
  void drawWhenIdle()
  leaves.addEventListener('abort', () => {
    forget(box)
    for (const observer of observers) observer.unobserve(box)
  })
}

/** Puts a row in the place of its box; the rows in the window stay where they are. */
function changeInPlace(box: HTMLElement, draw: Draw): void {
  const page = box.parentElement
  const former = HAS_SCROLL_ANCHORING ? 0 : (page?.getBoundingClientRect().height ?? 0)
  draw()
  if (page) keepScrollPosition(page, former)
}

function forget(box: Element): void {
  waiting.delete(box)
  inWindow.delete(box)
  near.delete(box)
}

function askForFrame(): void {
  if (isFrameAsked || near.size === 0) return
  isFrameAsked = true
  requestAnimationFrame(() => {
    isFrameAsked = false
    const end = performance.now() + SHARE_OF_FRAME
    // An empty place in the window is worse than a late frame.
    for (const box of [...inWindow]) drawRow(box)
    for (const box of near) {
      if (performance.now() >= end) break
      drawRow(box)
    }
    askForFrame()
  })
}

async function drawWhenIdle(): Promise<void> {
  if (isIdleAsked) return
  isIdleAsked = true
  while (waiting.size > 0) {
    await whenIdle()
    const end = performance.now() + SHARE_OF_REST
    for (const box of waiting.keys()) {
      const now = performance.now()
      if (now >= end || now - lastScrolled <= REST) break
      drawRow(box)
    }
  }
  isIdleAsked = false
}

function drawRow(box: Element): void {
  const draw = waiting.get(box)
  forget(box)
  draw?.()
}
