/** The accounts that signed out before everything of theirs could be deleted. */
import { safeParse } from 'valibot'
import { STORED } from './stored-values.ts'
import type { TextStorage } from './text-storage.ts'

const { key, schema, otherwise, toText } = STORED.wipes

function wipes(storage: TextStorage) {
  const read = safeParse(schema, storage.read(key))
  return read.success ? read.output : otherwise
}

/** Returns the accounts of which this has still to be deleted. */
export const wipesOf = (part: 'both' | 'rows', storage: TextStorage): string[] =>
  wipes(storage).flatMap(([accountId, parts]) => (parts === part || parts === 'both' ? [accountId] : []))

/**
 * Notes what has to be deleted of an account, null for nothing more. Returns false when the browser refuses.
 */
export function noteWipe(accountId: string, parts: 'both' | 'rows' | null, storage: TextStorage): boolean {
  const others = wipes(storage).filter(([one]) => one !== accountId)
  return storage.write(key, toText(parts === null ? others : [...others, [accountId, parts]]))
}
