/**
 * The numbers of the values in local storage, which lie beside them there: the value itself stays as others
 * read it (docs/spec/conventions.md#two-copies-of-a-stored-value). They are named by hashes: the number of a
 * deleted value stays for a while, and must not tell whose answer to what it was.
 */
import type { LocalCopy } from '#domain/newer-copy.ts'
import { shortHash } from '#platform/ids/short-hash.ts'
import { NUMBER_PREFIX } from './journal-keys.ts'
import type { TextStorage } from './text-storage.ts'

/** Returns what a key is called where nobody has to read its name. */
export const idOf = (key: string) => shortHash(key)

const placeOf = (key: string) => NUMBER_PREFIX + idOf(key)

const hashOf = (text: string | null) => (text === null ? '' : shortHash(text))

/** Returns what lies under a key, with its number. */
export function localCopy(storage: TextStorage, key: string): LocalCopy {
  const text = storage.read(key)
  const [number = '', hash = ''] = (storage.read(placeOf(key)) ?? '').split(' ')
  return { text, number: Number(number) || 0, isAsNumbered: hash === hashOf(text) }
}

/** Gives a number to what lies under a key now. */
export const giveNumber = (storage: TextStorage, key: string, number: number): boolean =>
  storage.write(placeOf(key), `${number} ${hashOf(storage.read(key))}`)

/** Takes its number from what lies under a key: it counts as written by somebody who gives none. */
export const takeNumber = (storage: TextStorage, key: string): boolean => storage.write(placeOf(key), null)

/** Notes the number of a value that was deleted, by the id of its key. */
export const noteDeleted = (storage: TextStorage, id: string, number: number): boolean =>
  storage.write(NUMBER_PREFIX + id, `${number} `)

/** Returns a number for what lies under a key now: higher than any that it had. */
export const nextNumber = (storage: TextStorage, key: string): number =>
  Math.max(localCopy(storage, key).number, floor(storage)) + 1

/** Forgets the numbers of values that were deleted; each key goes on from the highest of them. */
export function forgetNumbers(storage: TextStorage, gone: readonly { id: string; number: number }[]): void {
  const highest = Math.max(floor(storage), ...gone.map(({ number }) => number))
  if (!storage.write(NUMBER_PREFIX, String(highest))) return
  for (const { id } of gone) storage.write(NUMBER_PREFIX + id, null)
}

/** Returns the highest number that was forgotten: it may still be on the disk. */
const floor = (storage: TextStorage): number => Number(storage.read(NUMBER_PREFIX)) || 0
