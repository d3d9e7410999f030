/** Says how long an answer in the cache is fresh (docs/spec/clocks.md#the-age-of-an-answer). */
import { isYoung } from '#domain/freshness.ts'

type Cached = { state: { dataUpdatedAt: number } }

/**
 * Returns the `staleTime` of a query whose answers are fresh for so many milliseconds. TanStack Query alone
 * would believe in answers from the future.
 */
export const freshFor =
  (milliseconds: number) =>
  ({ state }: Cached): number =>
    isYoung(state.dataUpdatedAt, Date.now(), milliseconds) ? milliseconds : 0
