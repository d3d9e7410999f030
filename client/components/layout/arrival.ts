/** Moves the focus to the heading of a screen that was just arrived at; it names the screen to a screen reader. */

let waiting = false

/** The heading may still be on its way with the screen's code; then it takes the focus when it comes. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  waiting = heading === null
  heading?.focus({ preventScroll: true })
}

/** The screen will come in the place of all that is there now. */
export function waitForHeading(): void {
  waiting = true
}

/** Who goes on or back before the heading has come is not to find the focus taken away. */
export function waitNoMore(): void {
  waiting = false
}

/** For the heading's `ref`. */
export function takeFocus(heading: HTMLElement | null): void {
  if (!waiting || !heading) return
  waiting = false
  heading.focus({ preventScroll: true })
}
