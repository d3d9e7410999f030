import { vi } from 'vitest'

declare global {
  interface Window {
    /** Every script in the inputs calls it. */
    pwned?: () => void
  }
}

/** Everything a hand or a keyboard may do to an element, and what animations and failed loads would. */
const EVENTS = (
  'click auxclick dblclick mouseover mouseenter mousedown pointerenter pointerrawupdate focus blur keydown wheel ' +
  'toggle beforetoggle beforematch beforeinput copy cut paste error load animationstart transitionend slotchange ' +
  'start finish close'
).split(' ')

const DIALOGS = ['alert', 'confirm', 'prompt'] as const

/** Called with the name of whatever the enemy managed to call. */
export const trap = vi.fn<(name: string) => void>()

/**
 * Never emptied: a late answer may betray a request to the test after the one that made it, but not to
 * nobody.
 */
const asked: string[] = []
const observer = new PerformanceObserver((list) => note(list.getEntries()))
observer.observe({ type: 'resource' })

export function setTraps(): () => void {
  trap.mockClear()
  window.pwned = () => trap('pwned')
  for (const name of DIALOGS) vi.spyOn(window, name).mockImplementation(() => trap(name))
  // A click on a link would lead the test itself astray.
  window.addEventListener('click', stay, { capture: true })
  return () => {
    window.removeEventListener('click', stay, { capture: true })
    vi.restoreAllMocks()
  }
}

/** Returns the addresses that were loaded from a host so far. */
export function requestsTo(host: string): readonly string[] {
  note(observer.takeRecords())
  return asked.filter((address) => new URL(address).host === host)
}

export function touchEverything(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement>('*')) {
    element.focus()
    for (const name of EVENTS) element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
  }
}

/** A picture of our own, asked for last, has failed: what was asked for before it has had its turn. */
export async function waitForLoads(): Promise<void> {
  const probe = new Image()
  probe.src = 'data:image/png,'
  await probe.decode().catch(() => undefined)
  await new Promise(requestAnimationFrame)
}

function note(entries: PerformanceEntryList): void {
  asked.push(...entries.map(({ name }) => name))
}

function stay(event: Event): void {
  event.preventDefault()
}
