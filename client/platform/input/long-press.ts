/**
 * Tells what is held: with a finger for a moment, by the other button of a mouse, or by the key that opens a
 * context menu (docs/spec/session.md#acting-as-another-account).
 */

/** So long a finger rests before it holds, in milliseconds. */
const HOLD_MS = 500

/** So far a finger that rests may move, in pixels. */
const SLOP = 10

/**
 * Calls `run` with what is held and fits a selector; it returns whether it has done something. Then the
 * browser opens no menu of its own, and the end of the press presses nothing. Returns the function that stops
 * it.
 */
export function onHeld(selector: string, run: (held: HTMLElement) => boolean): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let resting: { pointerId: number; x: number; y: number; timer: number } | null = null
  /** The element that this press has held. Some browsers ask for a context menu too; it ends in a click. */
  let held: HTMLElement | null = null

  const find = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null

  function hold(element: HTMLElement): void {
    if (run(element)) held = element
  }

  function moveOn(): void {
    if (resting) clearTimeout(resting.timer)
    resting = null
  }

  function touch(event: PointerEvent): void {
    moveOn()
    held = null
    const element = find(event)
    if (event.pointerType !== 'touch' || !event.isPrimary || element === null) return
    const { pointerId, clientX: x, clientY: y } = event
    resting = { pointerId, x, y, timer: window.setTimeout(hold, HOLD_MS, element) }
  }

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (pointerId !== resting?.pointerId) return
    if (Math.hypot(clientX - resting.x, clientY - resting.y) > SLOP) moveOn()
  }

  function askForMenu(event: MouseEvent): void {
    moveOn()
    const element = find(event)
    if (element === null) return
    if (held !== element) hold(element)
    if (held === element) event.preventDefault()
    // A mouse and a key press nothing afterwards.
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') held = null
  }

  function click(event: MouseEvent): void {
    if (held === null || find(event) !== held) return
    held = null
    event.preventDefault()
    event.stopPropagation()
  }

  document.addEventListener('pointerdown', touch, { signal, capture: true, passive: true })
  document.addEventListener('pointermove', move, { signal, passive: true })
  for (const type of ['pointerup', 'pointercancel', 'scroll'] as const) {
    document.addEventListener(type, moveOn, { signal, capture: true, passive: true })
  }
  document.addEventListener('contextmenu', askForMenu, { signal })
  document.addEventListener('click', click, { signal, capture: true })
  return () => {
    moveOn()
    stop.abort()
  }
}
