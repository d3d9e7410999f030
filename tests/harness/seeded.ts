/**
 * Chooses what the suites over the whole product go through today. Every day it is a short share, another one
 * than yesterday;
 * `npm run test:long` goes through everything.
 */

/** The number of the day, in UTC; `KITH_SEED` takes another one, to repeat what a day has found. */
export const SEED = Number(process.env.KITH_SEED ?? Math.floor(Date.now() / 86_400_000))

/** Whether this run goes through everything. */
export const IS_LONG = process.env.KITH_LONG !== undefined

/** Returns one in so many of a list, or all of it in a long run. */
export const shareOfToday = <One>(list: readonly One[], oneIn: number): readonly One[] =>
  IS_LONG ? list : list.filter((_, at) => (at + SEED) % oneIn === 0)

/**
 * Returns whether something runs today that runs on one day in so many; its name decides on which. Always
 * true in a long run.
 */
export function isOfToday(name: string, oneIn: number): boolean {
  const number = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return IS_LONG || (number + SEED) % oneIn === 0
}

/**
 * Returns a generator of numbers between 0 and 1 that begins with a seed; the seeds of two days have nothing
 * in common.
 */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const once = Math.imul(state ^ (state >>> 15), 1 | state)
    const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32
  }
}
