/**
 * Decides which of the two copies of a stored value counts: that of local storage, or that of the journal
 * (docs/spec/conventions.md#two-copies-of-a-stored-value). No clock has a say in it.
 */

export interface LocalCopy {
  /** Null where nothing is stored. */
  text: string | null
  /** The number that it had when this client wrote it; 0 for none. */
  number: number
  /** Whether it is what this client wrote then: others write without a number, and later. */
  isAsNumbered: boolean
}

export interface JournalCopy {
  text: string | null
  number: number
}

/**
 * `same`: they are one. `both`: the journal has words that local storage never had, and somebody without
 * numbers has written others there since.
 */
export type Newer = 'same' | 'local' | 'journal' | 'both'

/** Returns which copy counts. Of two with one number it is that of local storage. */
export function newerCopy(local: LocalCopy, journal: JournalCopy): Newer {
  if (journal.number <= local.number) {
    const isSame = journal.number === local.number && local.isAsNumbered && journal.text === local.text
    return isSame ? 'same' : 'local'
  }
  if (local.isAsNumbered) return 'journal'
  return journal.text === null || journal.text === local.text ? 'local' : 'both'
}
