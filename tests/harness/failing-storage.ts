/** A local storage for tests whose page may end before any change, and which may refuse to store. */
export interface FailingStorage {
  keys: () => string[]
  read: (key: string) => string | null
  write: (key: string, text: string | null) => boolean
  /** Lets the page end before the change after so many. */
  endAfter: (changes: number) => void
  /** Refuses to store where this says so, for the n-th text from now on. */
  refuse: (isRefused: (count: number) => boolean) => void
}

/** Ends a page in a test. */
export class PageEnd extends Error {}

export function failingStorage(): FailingStorage {
  const values = new Map<string, string>()
  let left = Number.POSITIVE_INFINITY
  let isRefused: (count: number) => boolean = () => false
  let count = 0
  return {
    keys: () => [...values.keys()],
    read: (key) => values.get(key) ?? null,
    write(key, text) {
      if (left <= 0) throw new PageEnd('the page ends')
      left -= 1
      if (text === null) values.delete(key)
      else if (isRefused(count++)) return false
      else values.set(key, text)
      return true
    },
    endAfter(changes) {
      left = changes
    },
    refuse(next) {
      isRefused = next
      count = 0
    },
  }
}
