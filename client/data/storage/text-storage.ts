/** Local storage as the rules of ownership need it. Tests give another one. */
import { KEYS, readStored, storedKeys, writeStored } from '#platform/storage/storage.ts'

export interface TextStorage {
  keys: () => string[]
  read: (key: string) => string | null
  /** Stores a text, or removes the key for null. Returns false when the browser refuses. */
  write: (key: string, text: string | null) => boolean
}

export const browserTexts: TextStorage = { keys: storedKeys, read: readStored, write: writeStored }

/**
 * Returns the local storage of one account: while it belongs to somebody else there is nothing, and nothing
 * is stored.
 */
export function textsOf(accountId: string, storage: TextStorage = browserTexts): TextStorage {
  const isOwner = () => storage.read(KEYS.owner) === accountId
  return {
    keys: () => (isOwner() ? storage.keys() : []),
    read: (key) => (isOwner() ? storage.read(key) : null),
    write: (key, text) => isOwner() && storage.write(key, text),
  }
}
