/**
 * Decides how much of what the server said this device stores (docs/spec/offline.md#stored-answers,
 * docs/spec/clocks.md#the-age-of-an-answer).
 */

/** The size and age of a stored answer. */
export interface Use {
  key: string
  /** When it was read or written last, in milliseconds. */
  usedAt: number
  /** Its length in characters. */
  size: number
}

export interface Budget {
  /** The most characters of all answers together. */
  size: number
  rows: number
}

/** The room for one account: about a hundred threads and profiles beside home. */
export const BUDGET: Budget = { size: 4_000_000, rows: 120 }

/** How far a use may lie in the future, in milliseconds: the clock is put right by so much now and then. */
const TOLERANCE_MS = 60_000

/**
 * Returns the keys of the answers that have to go: those used longest ago, until the rest fits. A use in the
 * future was noted by a clock that was wrong, and counts as the oldest; otherwise its answer would stay for
 * as long as the clock was ahead.
 */
export function beyondBudget(uses: readonly Use[], { size, rows }: Budget, now: number): string[] {
  let left = size
  const when = ({ usedAt }: Use) => (usedAt > now + TOLERANCE_MS ? 0 : usedAt)
  const latestFirst = uses.toSorted((one, other) => when(other) - when(one))
  return latestFirst.flatMap((use, index) => {
    left -= use.size
    return left < 0 || index >= rows ? [use.key] : []
  })
}
