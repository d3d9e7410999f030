/** Decides which rows of a list are drawn first (docs/spec/lists.md#first-screenful-first). */

/**
 * Returns the rows that are drawn at once: as many as fill the window, from the one with which the window
 * begins. One more stands above, which the edge of the window may cut.
 */
export function firstRows(ids: readonly string[], from: string | null, count: number): ReadonlySet<string> {
  const start = from === null ? 0 : Math.max(0, ids.indexOf(from) - 1)
  return new Set(ids.slice(start, start + count + (start > 0 ? 1 : 0)))
}
