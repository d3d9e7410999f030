/**
 * Starts to measure; returns the function that says how many milliseconds have passed. Neither clock of a
 * browser is enough: that of the device can be set back, and the one that cannot stands still on many devices
 * while they sleep (docs/spec/clocks.md#what-has-passed).
 */
export function startStopwatch(): () => number {
  const ticks = performance.now()
  const time = Date.now()
  return () => Math.max(performance.now() - ticks, Date.now() - time)
}
