/**
 * Finds what is new in a list that is on screen, and where it belongs (docs/server/README.md#ids,
 * docs/server/README.md#no-push, docs/spec/lists.md#new-posts, docs/spec/lists.md#gaps).
 */

interface Page<Item> {
  items: readonly Item[]
  next: string | null
}

type Entry = { id: string }

/** A page. `gap`: entries are missing between it and the page that follows it on screen. */
export type PageAboveGap<Item> = Page<Item> & { items: Item[]; gap?: true }

/** Returns whether one id is newer than another. Works for UUIDs and for counted numbers. */
export const isNewer = (id: string, than: string): boolean =>
  id.length === than.length ? id > than : id.length > than.length

export const newestFirst = (ids: readonly string[]): string[] =>
  ids.toSorted((one, other) => (isNewer(one, other) ? -1 : 1))

/**
 * Returns whether the pages reach down to the known entries (ids, newest first), so that nothing is missing
 * in between. The newest known entry alone proves nothing: it may be the viewer's own post, inserted before
 * the server was asked.
 */
export function reaches(pages: readonly Page<Entry>[], known: readonly string[]): boolean {
  const met = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const next = known.find((id) => !met.has(id))
  const last = pages.at(-1)?.items.at(-1)
  if (last === undefined || next === undefined || isNewer(next, last.id)) return true
  return last.id !== known[0] && known.includes(last.id)
}

/**
 * Returns the entries of the first pages that are not known (ids, newest first). A new entry may stand below
 * known ones: below the viewer's own post, or because it arrived late. Entries older than all known ones
 * belong to later pages.
 */
export function newPages<Item extends Entry>(
  pages: readonly Page<Item>[],
  known: readonly string[],
): PageAboveGap<Item>[] {
  const ids = new Set(known)
  const oldest = known.at(-1)
  const isNew = ({ id }: Item) => !ids.has(id) && (oldest === undefined || isNewer(id, oldest))
  const fresh = pages
    .map(({ items, next }): PageAboveGap<Item> => ({ items: items.filter(isNew), next }))
    .filter(({ items }) => items.length > 0)
  const lowest = pages.at(-1)
  const last = fresh.at(-1)
  const isCutOff = lowest?.next !== null && last?.items.at(-1) === lowest?.items.at(-1)
  if (last && isCutOff && !reaches(pages, known)) last.gap = true
  return fresh
}

/** Returns the pages with each entry inserted before the first older one. */
export const withInserted = <Item extends Entry, P extends { items: Item[] }>(
  pages: readonly P[],
  entries: readonly Item[],
): P[] => entries.reduce<P[]>((all, entry) => insert(all, entry), [...pages])

function insert<Item extends Entry, P extends { items: Item[] }>(pages: P[], entry: Item): P[] {
  const isOlder = ({ id }: Item) => isNewer(entry.id, id)
  const at = pages.findIndex(({ items }) => items.some(isOlder))
  const page = pages[at]
  if (!page) return pages
  const place = page.items.findIndex(isOlder)
  return pages.with(at, { ...page, items: page.items.toSpliced(place, 0, entry) })
}
