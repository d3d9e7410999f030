/**
 * The numbers of the values in local storage, which lie beside them there: the value itself stays as others
 * read it (docs/spec/conventions.md#two-copies-of-a-stored-value).
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

/** Forgets the number of a value that is gone. */
export const forgetNumber = (storage: TextStorage, key: string): boolean => storage.write(placeOf(key), null)
