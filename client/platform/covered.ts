/** The state of a history entry that belongs to a cover over the page (`close-on-back.ts`). */
export const COVER = { covered: true }

/** Returns whether the current history entry belongs to a cover. A navigation replaces it, because nobody wants to come back to it. */
export function isCovered(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'covered' in state
}
