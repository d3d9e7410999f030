/** Decides how much of what the server said this device keeps (docs/spec/offline.md#kept-answers). */

/** The size and age of a kept answer. */
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

/** Returns the keys of the answers that have to go: those used longest ago, until the rest fits. */
export function beyondBudget(uses: readonly Use[], { size, rows }: Budget): string[] {
  let left = size
  const latestFirst = uses.toSorted((one, other) => other.usedAt - one.usedAt)
  return latestFirst.flatMap((use, index) => {
    left -= use.size
    return left < 0 || index >= rows ? [use.key] : []
  })
}
