/**
 * Reads the time at the server from its answers (docs/spec/clocks.md#the-time-of-the-server,
 * docs/server/policy-and-files.md#date).
 */

/** An answer of the server. All times are in milliseconds. */
interface DatedAnswer {
  /** When it was made, by the clock of the server, which tells whole seconds only. */
  date: number
  /** How long it was on its way at most, the question included. */
  took: number
  /** Whether something on the way could have kept it for long, as proxies do. */
  mayBeCached: boolean
}

/** The time when an answer has come, by all that is known. */
interface KnownTime {
  /** At the server, as was reckoned until now. */
  reckoned: number
  /** By the clock of this device. */
  device: number
  /** At the server, at the earliest, by the answers before. */
  least: number
}

const SECOND = 1_000

/**
 * Returns the time at the server now that an answer has come; null where that says nothing. What an answer
 * allows stays as it was, and the clock of the device is right where it can be: a slow answer moves nothing.
 * A second on both sides is for clocks that are read in whole seconds.
 */
export function timeAtServer(
  { date, took, mayBeCached }: DatedAnswer,
  { reckoned, device, least }: KnownTime,
): number | null {
  const from = date - SECOND
  const to = date + took + 2 * SECOND
  // Time does not run backwards: an answer from before the others was kept on the way.
  if (Number.isNaN(date) || (mayBeCached && to < least)) return null
  const allowed = [reckoned, device].find((time) => from <= time && time <= to)
  return allowed ?? (from + to) / 2
}
