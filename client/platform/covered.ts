/** Marks the entry of the history that stands for what covers the page (`close-on-back.ts`). */
export const COVER = { covered: true }

/** Whether this is such an entry. Who goes on to another page takes its place: nobody wants to come back to it. */
export function isCovered(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'covered' in state
}
