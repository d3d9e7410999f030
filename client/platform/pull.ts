/** Pulling the page down from its top with one finger, as people know it from their phones. */

/** So far the page follows, in pixels. */
const LONGEST = 96
/** The page follows more slowly than the finger. */
const RESISTANCE = 0.5

export interface Pull {
  /** Pixels that the page is pulled down by; 0 when it is let go. */
  onPull: (pixels: number) => void
  /** The finger has left it there. */
  onRelease: (pixels: number) => void
}

/** Begins, and returns how to end it. */
export function watchPull({ onPull, onRelease }: Pull): () => void {
  const ending = new AbortController()
  let start: Touch | undefined
  let pulled = 0

  function begin({ touches, target }: TouchEvent) {
    const isElsewhere =
      target instanceof Element && target.closest('dialog, input, textarea, select') !== null
    start = touches.length === 1 && window.scrollY <= 0 && !isElsewhere ? touches[0] : undefined
  }

  function move({ touches: [touch] }: TouchEvent) {
    if (!start || !touch) return
    const down = touch.clientY - start.clientY
    const isAside = Math.abs(touch.clientX - start.clientX) > Math.abs(down)
    if (pulled === 0 && (isAside || down < 0))
      start = undefined // somebody scrolls
    else pullTo(Math.min(LONGEST, Math.max(0, down * RESISTANCE)))
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
