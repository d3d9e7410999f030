/** Tests docs/spec/clocks.md#what-has-passed. */
import { afterEach, expect, test, vi } from 'vitest'
import { startStopwatch } from './stopwatch.ts'

const clocks = { ticks: 5_000, time: 1_000_000 }

/** Lets a device know its two clocks, and starts to measure. */
function start() {
  Object.assign(clocks, { ticks: 5_000, time: 1_000_000 })
  vi.spyOn(performance, 'now').mockImplementation(() => clocks.ticks)
  vi.spyOn(Date, 'now').mockImplementation(() => clocks.time)
  return startStopwatch()
}

afterEach(() => vi.restoreAllMocks())

// docs/spec/clocks.md#what-has-passed
test.each([
  ['time passes', 3_000, 3_000, 3_000],
  ['the device sleeps for an hour', 3_000, 3_603_000, 3_603_000],
  ['the clock is set back by a day', 3_000, -86_397_000, 3_000],
])('%s', (_, ticks, time, passed) => {
  const watch = start()
  clocks.ticks += ticks
  clocks.time += time
  expect(watch()).toBe(passed)
})
