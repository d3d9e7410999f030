/**
 * The numbers of the values in local storage, which lie beside them there: the value itself stays as others
 * read it (docs/spec/conventions.md#two-copies-of-a-stored-value). A key has its number under its hash, so
 * that what is left of a deleted value names nothing.
 */
import type { LocalCopy } from '#domain/newer-copy.ts'
import { shortHash } from '#platform/ids/short-hash.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import type { TextStorage } from './text-storage.ts'

/** Returns what a key is called where nobody may read its name. */
export const idOf = (key: string) => shortHash(key)

const placeOf = (id: string) => `${LATE_KEYS.number}_${id}`

const hashOf = (text: string | null) => (text === null ? '' : shortHash(text))

export class JournalNumbers {
  readonly #storage: TextStorage

  constructor(storage: TextStorage) {
    this.#storage = storage
  }

  /** Returns what lies under a key, with its number. */
  copyOf(key: string): LocalCopy {
    const text = this.#storage.read(key)
    const [number = '', hash = ''] = (this.#storage.read(placeOf(idOf(key))) ?? '').split(' ')
    return { text, number: Number(number) || 0, isAsNumbered: hash === hashOf(text) }
  }

  /** Gives what lies under a key a number that is higher than any before. */
  give(key: string): void {
    const { text, number } = this.copyOf(key)
    const next = Math.max(this.#latest, number) + 1
    this.#storage.write(LATE_KEYS.number, String(next))
    this.#storage.write(placeOf(idOf(key)), `${next} ${hashOf(text)}`)
  }

  /** Gives no number from now on that is not higher than this one. */
  goOnFrom(number: number): void {
    if (number > this.#latest) this.#storage.write(LATE_KEYS.number, String(number))
  }

  /** Forgets the number of a value that was deleted. */
  forget(id: string): void {
    this.#storage.write(placeOf(id), null)
  }

  get #latest(): number {
    return Number(this.#storage.read(LATE_KEYS.number)) || 0
  }
}
