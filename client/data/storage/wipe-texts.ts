/** Deletes the values of people who have signed out from local storage. */
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { placeOf } from './apart-key.ts'
import { isPersonal } from './personal-keys.ts'
import type { TextStorage } from './text-storage.ts'
import { noteWipe, wipesOf } from './wipes.ts'

/** Deletes every value of an account. Where they were signed in, nobody owns the places of their texts. */
export function wipeTexts(accountId: string, storage: TextStorage): void {
  for (const key of storage.keys()) if (placeOf(accountId, key) !== null) storage.write(key, null)
  if ((storage.read(KEYS.owner) ?? accountId) !== accountId) return
  for (const key of storage.keys()) if (isPersonal(key)) storage.write(key, null)
  storage.write(KEYS.owner, NOBODY)
}

/** Completes what was interrupted. Returns false when the browser refuses to note it. */
export function finishTextWipes(storage: TextStorage): boolean {
  const unfinished = wipesOf('both', storage)
  for (const accountId of unfinished) wipeTexts(accountId, storage)
  return unfinished.every((accountId) => noteWipe(accountId, 'rows', storage))
}
