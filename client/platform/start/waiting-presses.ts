/**
 * Keeps what is pressed on a part of the page that cannot answer yet. Links that open elsewhere work by
 * themselves; everything else waits, in its order, until somebody takes it.
 */
import { isForInputMethod } from '#platform/input/composing.ts'

declare global {
  interface Window {
    kithPresses?: WaitingPresses
  }
}

export interface WaitingPresses {
  /** The elements that were pressed. */
  targets: Element[]
  /** Ends the waiting. */
  stop: () => void
}

/** Returns whether an element is a field to type in. */
export const isTextField = (element: Element): element is HTMLInputElement =>
  element.matches('input:not([type="checkbox"], [type="radio"])')

/**
 * Begins to keep the presses inside of the element with an id, which need not be there yet. In a field one
 * can type meanwhile.
 */
export function keepPresses(id: string): WaitingPresses {
  const targets: Element[] = []
  const listener = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof Element) || !target.closest(`#${id}`)) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    // The browser makes a press of Enter and Space on everything but these.
    const isPress =
      'key' in event
        ? event.key === 'Enter' && !isForInputMethod(event) && target.matches('input, article')
        : !isTextField(target)
    if (!isPress || target.closest('a')?.target) return
    event.preventDefault()
    event.stopPropagation()
    targets.push(target)
  }
  const types = ['click', 'keydown'] as const
  for (const type of types) window.addEventListener(type, listener, true)
  return {
    targets,
    stop: () => {
      for (const type of types) window.removeEventListener(type, listener, true)
    },
  }
}
