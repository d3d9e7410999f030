/**
 * One clock that all timestamps on the page share, with the time at the server (docs/spec/posts.md#time,
 * docs/spec/clocks.md#the-time-of-the-server). It ticks every 5 seconds, and stops while the tab is hidden.
 */

import { KEYS, onStoredElsewhere } from '#platform/storage/storage.ts'
import { createStore, useStore } from '#platform/storage/store.ts'
import { expectedTime } from '#platform/time/expected-time.ts'
import { serverNow, setServerTime, storeServerTime } from './server-time.ts'

const TICK = 5_000

const clock = createStore(serverNow(), () => {
  const tick = () => {
    if (!document.hidden) clock.set(serverNow())
  }
  tick()
  const timer = setInterval(tick, TICK)
  document.addEventListener('visibilitychange', tick)
  const stopHearing = onStoredElsewhere(KEYS.clock, () => setClock(expectedTime()))
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
    stopHearing()
  }
})

function setClock(time: number): void {
  setServerTime(time)
  clock.set(time)
}

/** Puts the clock right, here and in all other tabs. */
export function correctClock(time: number): void {
  setClock(time)
  storeServerTime()
}

/**
 * Returns `read(now)` for the time at the server in milliseconds. Draws the component again only when the
 * answer changes.
 */
export const useTimed = <Answer extends string | number | boolean>(read: (now: number) => Answer): Answer =>
  useStore(clock, read)
