/**
 * Decides whose stored answers are not needed any more (docs/spec/offline.md#two-weeks-without-a-visit,
 * docs/spec/clocks.md#the-age-of-an-answer).
 */

/** How long answers wait for somebody to come back, in milliseconds. */
const WAIT_MS = 14 * 86_400_000

/** How far a visit may lie in the future, in milliseconds: the clock is put right by so much now and then. */
const TOLERANCE_MS = 60_000

/** Returns the accounts that have not been here for two weeks; `visits`: when each was here last. */
export const absentFor = (visits: ReadonlyMap<string, number>, now: number): string[] =>
  [...visits].filter(([, visitedAt]) => now - visitedAt > WAIT_MS).map(([accountId]) => accountId)

/**
 * Returns the accounts whose visits were noted by a clock that was ahead. Their two weeks begin now:
 * otherwise their answers would stay for as long as that.
 */
export const visitedInFuture = (visits: ReadonlyMap<string, number>, now: number): string[] =>
  [...visits].filter(([, visitedAt]) => visitedAt > now + TOLERANCE_MS).map(([accountId]) => accountId)
