/**
 * Keeps what is pressed on a part of the page that cannot answer yet. Links that open elsewhere work by themselves; everything
 * else waits, in its order, until somebody takes it.
 */

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

/** Begins to keep the presses inside of the element with an id, which need not be there yet. */
export function keepPresses(id: string): WaitingPresses {
  const targets: Element[] = []
  const listener = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(`#${id}`)) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (event.target.closest('a')?.target) return
    event.preventDefault()
    event.stopPropagation()
    targets.push(event.target)
  }
  window.addEventListener('click', listener, true)
  return { targets, stop: () => window.removeEventListener('click', listener, true) }
}
