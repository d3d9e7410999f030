/**
 * Decides whether an answer is young enough to be shown without asking again
 * (docs/spec/clocks.md#the-age-of-an-answer).
 */

/**
 * Milliseconds for which an answer is shown without asking again, unless its query says otherwise
 * (docs/spec/lists.md#coming-back-to-a-list, docs/spec/lists.md#back-in-a-tab).
 */
export const FRESH_MS = 30_000

/**
 * Returns whether something of the time `at` is younger than `age`; all are in milliseconds, by one clock.
 * What seems to come from the future is not: the clock was set back, and it would stay young for as long as
 * that was.
 */
export const isYoung = (at: number, now: number, age: number): boolean => at <= now && now - at < age
