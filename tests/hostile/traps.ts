import { vi } from 'vitest'

declare global {
  interface Window {
    /** What every script in the inputs calls. */
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

let asked: string[] = []
const observer = new PerformanceObserver((list) => note(list.getEntries()))

export function setTraps(): () => void {
  asked = []
  trap.mockClear()
  window.pwned = () => trap('pwned')
  for (const name of DIALOGS) vi.spyOn(window, name).mockImplementation(() => trap(name))
  observer.observe({ type: 'resource' })
  // A click on a link would lead the test itself astray.
  window.addEventListener('click', stay, { capture: true })
  return () => {
    window.removeEventListener('click', stay, { capture: true })
    observer.disconnect()
    vi.restoreAllMocks()
  }
}

/** Addresses outside of the test's own origin that something was loaded from. */
export function requests(): readonly string[] {
  note(observer.takeRecords())
  return asked
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
  asked.push(...entries.map(({ name }) => name).filter((name) => !name.startsWith(window.location.origin)))
}

function stay(event: Event): void {
  event.preventDefault()
}
