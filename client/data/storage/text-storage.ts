/** Local storage as the rules of ownership need it. Tests give another one. */
import { readStored, storedKeys, writeStored } from '#platform/storage.ts'

export interface TextStorage {
  keys: () => string[]
  read: (key: string) => string | null
  /** Stores a text, or removes the key for null. Returns false when the browser refuses. */
  write: (key: string, text: string | null) => boolean
}

export const browserTexts: TextStorage = { keys: storedKeys, read: readStored, write: writeStored }
