/** Keeps values of a person while somebody else is signed in. */
import { KEYS } from '#platform/storage/storage.ts'
import { apartKey } from './apart-key.ts'
import type { TextStorage } from './text-storage.ts'

/**
 * Keeps a value of an account beside all others that wait for the same place. Returns false when the browser
 * refuses.
 */
export function setTextApart(accountId: string, key: string, text: string, storage: TextStorage): boolean {
  for (let copy = 1; ; copy += 1) {
    const place = apartKey(accountId, key, copy)
    const there = storage.read(place)
    if (there === text) return true
    if (there === null) return writeWithRoom(place, text, storage)
  }
}

/** Stores a text, if need be in the room of what can be learned again: the sizes of pictures. */
export const writeWithRoom = (key: string, text: string, storage: TextStorage): boolean =>
  storage.write(key, text) || (storage.write(KEYS.imageSizes, null) && storage.write(key, text))
