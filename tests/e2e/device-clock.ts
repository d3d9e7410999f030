/** The clock of a device that is wrong, or is set while a page is open, for journeys. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Sets the clock of the device: so many milliseconds from the right time. */
    setDeviceClock: (shift: number) => void
  }
}

/**
 * Runs in the page before anything else: the clock of the device is wrong by so many milliseconds. `isNew`:
 * nothing is left of a former visit that knew it.
 */
export function shiftDeviceClock({ shift: first, isNew }: { shift: number; isNew: boolean }): void {
  const Right = Date
  let shift = first
  window.setDeviceClock = (next) => {
    shift = next
  }
  const now = () => Right.now() + shift
  window.Date = new Proxy(Right, {
    construct: (_, args) => Reflect.construct(Right, args.length === 0 ? [now()] : args),
    apply: () => new Right(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  if (isNew) localStorage.removeItem('kith_clock')
}

/** Sets the clock of the device, and lets the page look at it. */
export const setDeviceClock = (page: Page, shift: number) =>
  page.evaluate((to) => {
    window.setDeviceClock(to)
    document.dispatchEvent(new Event('visibilitychange'))
  }, shift)
