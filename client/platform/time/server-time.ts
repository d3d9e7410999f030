/**
 * Keeps the time at the server, from which that of the device may differ by years
 * (docs/spec/clocks.md#the-time-of-the-server, docs/spec/clocks.md#a-clock-that-jumps,
 * docs/spec/clocks.md#who-asks-which-clock).
 */

import { KEYS, readStored, writeStored } from '#platform/storage/storage.ts'
import { expectedTime } from '#platform/time/expected-time.ts'
import { startStopwatch } from './stopwatch.ts'

let known = expectedTime()
let passed = startStopwatch()

/** Returns the time at the server in whole milliseconds, as far as its answers have told. */
export const serverNow = (): number => Math.round(known + passed())

/** Sets the time at the server. */
export function setServerTime(time: number): void {
  known = time
  passed = startStopwatch()
}

/**
 * Differences below this are none, in seconds: the server tells whole ones
 * (docs/decisions/035-clock-of-the-server.md).
 */
const NOTHING = 2

/** Leaves to the next visit, and to other tabs, what the clock of this device is wrong. */
export function storeServerTime(): void {
  const seconds = Math.round((serverNow() - Date.now()) / 1000)
  const text = Math.abs(seconds) < NOTHING ? null : `${seconds}000`
  if (text !== readStored(KEYS.clock)) writeStored(KEYS.clock, text)
}
