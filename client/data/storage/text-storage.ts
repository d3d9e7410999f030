/** Local storage as the rules of ownership need it. Tests give another one. */
import { localKeys, readLocal, writeLocal } from '#platform/storage/local-storage.ts'
import { apartPrefix, KEYS } from '#platform/storage/storage.ts'
import { isApartKey, isCopy } from './apart-key.ts'

export interface TextStorage {
  keys: () => string[]
  read: (key: string) => string | null
  /** Stores a text, or removes the key for null. Returns false when the browser refuses. */
  write: (key: string, text: string | null) => boolean
}

/** The texts of everybody. */
export const browserTexts: TextStorage = { keys: localKeys, read: readLocal, write: writeLocal }

/**
 * Returns how the keys of an account begin now: as they are for the owner of the storage, else apart; null
 * for an account that has no place on this device.
 */
export function beginningOf(accountId: string, storage: TextStorage): string | null {
  const apart = apartPrefix(accountId)
  if (storage.read(KEYS.owner) === accountId) return ''
  return storage.read(apart + KEYS.card) === null ? null : apart
}

/**
 * Returns the local storage of one account: while it has no place on this device there is nothing, and
 * nothing is stored.
 */
export function textsOf(accountId: string, storage: TextStorage = browserTexts): TextStorage {
  const at = (key: string) => {
    const beginning = beginningOf(accountId, storage)
    return beginning === null ? null : beginning + key
  }
  return {
    keys: () => ownKeys(accountId, storage),
    read: (key) => {
      const place = at(key)
      return place === null ? null : storage.read(place)
    },
    write: (key, text) => {
      const place = at(key)
      return place !== null && storage.write(place, text)
    },
  }
}

/** Returns the keys of an account as the owner of the storage would have them. */
function ownKeys(accountId: string, storage: TextStorage): string[] {
  const beginning = beginningOf(accountId, storage)
  if (beginning === null) return []
  if (beginning === '') return storage.keys().filter((key) => !isApartKey(key))
  return storage
    .keys()
    .filter((key) => key.startsWith(beginning) && !isCopy(key))
    .map((key) => key.slice(beginning.length))
}
