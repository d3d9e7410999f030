/** Follows a finger that pulls the page down from its top. */

/** How far the page follows the finger at most, in pixels. */
const MAX_PULL_PX = 96
/** How far the page moves for each pixel of the finger. */
const RESISTANCE = 0.5

export interface Pull {
  /** Runs when the page is pulled by so many pixels; 0 when it is let go. */
  onPull: (pixels: number) => void
  /** Runs when the finger lets go there. */
  onRelease: (pixels: number) => void
}

/** Starts to follow fingers; returns the function that stops it. */
export function watchPull({ onPull, onRelease }: Pull): () => void {
  const ending = new AbortController()
  let start: Touch | undefined
  let pulled = 0

  function begin({ touches, target }: TouchEvent) {
    // Whatever floats above the page scrolls by itself.
    const isElsewhere =
      target instanceof Element &&
      target.closest('dialog, [popover], input, textarea, select, [role=listbox]')
    start = touches.length === 1 && window.scrollY <= 0 && !isElsewhere ? touches[0] : undefined
  }

  function move({ touches: [touch] }: TouchEvent) {
    if (!start || !touch) return
    const down = touch.clientY - start.clientY
    const isAside = Math.abs(touch.clientX - start.clientX) > Math.abs(down)
    if (pulled === 0 && (isAside || down < 0))
      start = undefined // this is scrolling
    else pullTo(Math.min(MAX_PULL_PX, Math.max(0, down * RESISTANCE)))
  }

  function pullTo(pixels: number) {
    if (pixels === pulled) return
    pulled = pixels
    onPull(pulled)
  }

  function end() {
    start = undefined
    if (pulled === 0) return
    onRelease(pulled)
    pullTo(0)
  }

  function cancel() {
    start = undefined
    pullTo(0)
  }

  const options = { passive: true, signal: ending.signal }
  addEventListener('touchstart', begin, options)
  addEventListener('touchmove', move, options)
  addEventListener('touchend', end, options)
  addEventListener('touchcancel', cancel, options)
  return () => ending.abort()
}
