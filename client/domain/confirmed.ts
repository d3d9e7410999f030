/**
 * Says which entries of a list a fresh answer shows to be gone
 * (docs/spec/lists.md#a-fresh-answer-takes-away).
 */
import { isNewer, newestFirst } from './new-posts.ts'

type Entry = { id: string }

interface Answer {
  items: readonly Entry[]
  next: string | null
  /** How many entries could not be read: each may be one that seems to be missing. */
  unreadable?: number
}

/**
 * Returns whether an answer, which begins at the top of its list, would hold an entry if that were still
 * there.
 */
export function isCovered(id: string, { items, next, unreadable = 0 }: Answer): boolean {
  if (unreadable > 0) return false
  const oldest = newestFirst(items.map((entry) => entry.id)).at(-1)
  // An empty page that is not the last one may stand for entries that were left out.
  return next === null || (oldest !== undefined && isNewer(id, oldest))
}

/**
 * Returns the pages without the entries that the answer lacks although it covers their places. `mayGo` says
 * whether an entry is older than the question: one that was put in here since is not in the answer. What does
 * not change stays the same object.
 */
export function confirmed<Item extends Entry, Page extends { items: readonly Item[] }>(
  pages: readonly Page[],
  answer: Answer,
  mayGo: (entry: Item) => boolean,
): readonly Page[] {
  const sent = new Set(answer.items.map(({ id }) => id))
  const isGone = (entry: Item) => !sent.has(entry.id) && isCovered(entry.id, answer) && mayGo(entry)
  if (!pages.some(({ items }) => items.some(isGone))) return pages
  return pages.map((page) =>
    page.items.some(isGone) ? { ...page, items: page.items.filter((entry) => !isGone(entry)) } : page,
  )
}
