/** Local storage as drafts need it: an empty text is none (docs/spec/drafts-and-outbox.md#drafts). */
import { storedFor, textFrom } from '#domain/composer/draft-key.ts'
import type { TextStorage } from '../storage/text-storage.ts'

/** Returns a storage in which every key of a draft has one. */
export function draftTexts({ keys, read, write }: TextStorage): TextStorage {
  const readText = (key: string) => textFrom(key, read(key))
  return {
    keys: () => keys().filter((key) => readText(key) !== null),
    read: readText,
    write: (key, text) => write(key, storedFor(key, text)),
  }
}
