/**
 * Loads code again and again until it is there. A connection can break at any time: without this a press
 * would do nothing, or a part that nobody asked for would break the whole page
 * (docs/spec/navigation.md#a-part-that-is-missing).
 */
import { createStore, useStore } from '#platform/storage/store.ts'
import { nextChance } from './next-chance.ts'
import { hideStartNotice, showStartNotice } from './start-notice.ts'

/**
 * How long a part may take before it counts as missing, in milliseconds
 * (docs/spec/navigation.md#a-part-that-is-missing).
 */
const LATE_AFTER_MS = 5_000

/** How many parts could not be fetched so far. */
const missing = createStore(0)

/** Returns whether a part of the page could not be fetched and is being asked for again. */
export const useIsPartMissing = () => useStore(missing, (count) => count > 0)

/** Counts what is missing. The page may not be able to say so yet: then the notice of its own HTML does. */
function count(change: 1 | -1): void {
  missing.set(missing.current() + change)
  if (missing.current() === 0) hideStartNotice()
  else showStartNotice(document.documentElement.lang)
}

/** Resolves with the code once it could be loaded; it never rejects. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  let isMissing = false
  const miss = () => {
    if (!isMissing) count(1)
    isMissing = true
  }
  const timer = setTimeout(miss, LATE_AFTER_MS)
  for (let tries = 0; ; tries += 1) {
    try {
      const part = await load()
      clearTimeout(timer)
      if (isMissing) count(-1)
      return part
    } catch (error) {
      console.warn('a part of the page could not be loaded', error)
      miss()
      await nextChance(tries)
    }
  }
}
