/** The accounts that signed out before everything of theirs could be deleted. */
import { safeParse } from 'valibot'
import { STORED } from './stored-values.ts'
import type { TextStorage } from './text-storage.ts'

const { key, schema, otherwise, toText } = STORED.wipes

/** Says what has to be deleted next: `both` texts and rows, `rows`, or what was `read`. */
export type Left = 'both' | 'rows' | 'read'

function wipes(storage: TextStorage) {
  const read = safeParse(schema, storage.read(key))
  return read.success ? read.output : otherwise
}

/** Returns whether anything has still to be deleted. */
export const isAnythingLeft = (storage: TextStorage): boolean => wipes(storage).length > 0

/** Returns the accounts of which anything has still to be deleted. */
export const allWipes = (storage: TextStorage): string[] => wipes(storage).map(([accountId]) => accountId)

/** Returns the accounts of which this has still to be deleted first; `rows`: those with texts too. */
export const wipesOf = (part: Left, storage: TextStorage): string[] =>
  wipes(storage).flatMap(([accountId, left]) =>
    left === part || (part === 'rows' && left === 'both') ? [accountId] : [],
  )

/**
 * Notes what has to be deleted of an account, null for nothing more. Returns false when the browser refuses.
 */
export function noteWipe(accountId: string, left: Left | null, storage: TextStorage): boolean {
  const others = wipes(storage).filter(([one]) => one !== accountId)
  return storage.write(key, toText(left === null ? others : [...others, [accountId, left]]))
}
