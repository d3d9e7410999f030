/**
 * Loads code again and again until it is there. A connection can break at any time: without this a press would do nothing, or
 * a part that nobody asked for would break the whole page
 * (docs/spec/navigation.md#a-part-that-is-missing).
 */
import { createStore, useStore } from './store.ts'

/** The first and the longest wait between two tries, in milliseconds. */
const SHORTEST = 2_000
const LONGEST = 60_000

/** How many parts could not be fetched so far. */
const missing = createStore(0)

/** Returns whether a part of the page could not be fetched and is being asked for again. */
export const useIsPartMissing = () => useStore(missing, (count) => count > 0)

const count = (change: 1 | -1) => missing.set(missing.current() + change)

/** Resolves with the code once it could be loaded; it never rejects. */
export async function patiently<Part>(load: () => Promise<Part>, tries = 0): Promise<Part> {
  try {
    const part = await load()
    if (tries > 0) count(-1)
    return part
  } catch (error) {
    console.warn('a part of the page could not be loaded', error)
    if (tries === 0) count(1)
    await nextChance(tries)
    return patiently(load, tries + 1)
  }
}

/** Resolves when the connection is back, or after a wait that grows with every try. */
const nextChance = (tries: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, Math.min(LONGEST, SHORTEST * 2 ** tries))
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    window.addEventListener('online', end)
  })
