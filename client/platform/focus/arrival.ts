/** Moves the focus to the heading of a page that was just opened: a screen reader then says where it is. */

import { focusedElement } from '../input/type-ahead.ts'

let isWaiting = false

/** The address of the page that the focus arrived at last; null before any page is drawn. */
let arrivedAt: string | null = null

function pageAddress(): string {
  return location.pathname + location.search
}

/** Notes that the page of the current address is drawn. */
export function noteArrival(): void {
  arrivedAt = pageAddress()
}

/** Returns whether the address has changed already and the page has not. */
export const isLeavingPage = () => arrivedAt !== null && arrivedAt !== pageAddress()

/**
 * Focuses the heading; one that is still loading takes the focus when it comes. Whoever types ahead for a
 * field of the page goes on.
 */
export function focusHeading(): void {
  if (focusedElement() !== document.activeElement) return
  const heading = document.querySelector<HTMLElement>('main h1')
  isWaiting = heading === null
  heading?.focus({ preventScroll: true })
}

/** Lets the next heading that comes take the focus. */
export function waitForHeading(): void {
  isWaiting = true
}

/** Lets the focus stay where it is when the heading comes: somebody has gone on meanwhile. */
export function stopWaitingForHeading(): void {
  isWaiting = false
}

/** Gives the focus to a heading that was waited for. For its `ref`. */
export function focusAwaitedHeading(heading: HTMLElement | null): void {
  if (!isWaiting || !heading) return
  isWaiting = false
  heading.focus({ preventScroll: true })
}
