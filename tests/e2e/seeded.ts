/**
 * Chooses what the suites over the whole product go through today. Every day it is a short share, another one than yesterday;
 * `npm run test:long` goes through everything.
 */

/** The number of the day, in UTC; `KITH_SEED` takes another one, to repeat what a day has found. */
export const SEED = Number(process.env.KITH_SEED ?? Math.floor(Date.now() / 86_400_000))

/** Whether this run goes through everything. */
export const IS_LONG = process.env.KITH_LONG !== undefined

/** Returns one in so many of a list, or all of it in a long run. */
export const shareOfToday = <One>(list: readonly One[], oneIn: number): readonly One[] =>
  IS_LONG ? list : list.filter((_, at) => (at + SEED) % oneIn === 0)

/** Returns a generator of numbers from 0 to below 1, the same ones for the same seed. */
export function chance(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
