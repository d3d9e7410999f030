/** Joins pages into one list, and decides whether there is a next page (docs/spec/lists.md#the-next-page). */

interface Entry {
  id: string
}

interface Page<Item> {
  items: readonly Item[]
}

/**
 * Returns the items of every page, each id once: a list that changes between two requests repeats entries. A
 * page without repeats stays the same array, so that it need not be drawn again.
 */
export function withoutRepeats<Item extends Entry>(pages: readonly Page<Item>[]): (readonly Item[])[] {
  const seen = new Set<string>()
  return pages.map(({ items }) => {
    const fresh = items.filter(({ id }) => {
      const isNew = !seen.has(id)
      seen.add(id)
      return isNew
    })
    return fresh.length === items.length ? items : fresh
  })
}

/** Returns all items of all pages in one list, each id once. */
export const itemsOf = <Item extends Entry>(pages: readonly Page<Item>[]): Item[] =>
  withoutRepeats(pages).flat()

/** The largest offset that the server accepts (docs/server/README.md#when-the-header-is-sent). */
const LARGEST_OFFSET = 65_535

/**
 * Returns the offset of the next page of a list without Link header, or null at its end. `pages` are all
 * pages up to the one at this offset; the next one starts where that ended, so that no entry is asked for
 * twice. A full page is followed by another one. One page without new entries means that the list has
 * changed; a second one in a row means that the server ignores offsets, and ends the list.
 */
export function nextOffset(offset: number, pages: readonly Page<Entry>[], pageSize: number): number | null {
  const length = pages.at(-1)?.items.length ?? 0
  const next = offset + length
  const isFull = length >= pageSize
  const bringsMore = withoutRepeats(pages)
    .slice(-2)
    .some((fresh) => fresh.length > 0)
  return isFull && bringsMore && next <= LARGEST_OFFSET ? next : null
}

/**
 * Returns the cursor of the next page of a list that is continued after the last id, or null at its end. A
 * server that ignores the cursor sends the same page again, which ends the list.
 */
export function nextAfter(cursor: string | null, items: readonly Entry[], pageSize: number): string | null {
  const last = items.at(-1)?.id ?? null
  return items.length >= pageSize && last !== cursor ? last : null
}
