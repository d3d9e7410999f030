/** How pages become one list, and when there is a next one (spec A §9, decisions "Lists"). */

interface Entry {
  id: string
}

interface Page<Item> {
  items: readonly Item[]
}

/**
 * The items of every page, each id once: a list that moves between two requests repeats entries. A page that
 * repeats nothing stays the same array, so that what is drawn of it need not be drawn again.
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

/** All items of all pages in one list, each id once. */
export const itemsOf = <Item extends Entry>(pages: readonly Page<Item>[]): Item[] =>
  withoutRepeats(pages).flat()

/** The server leaves out no more than that (contract 0.5). */
const MOST_LEFT_OUT = 65_535

/** So many entries may leave the server's list above while it is read, and none is passed over. */
const OVERLAP = 5

/**
 * Where the next page begins in a list that no header continues; `pages` are all up to the one at this offset. A full
 * page promises another. One of known entries alone comes of a list that moved; a second one in a row comes from a
 * server that does not look at offsets, and is the end.
 */
export function nextOffset(offset: number, pages: readonly Page<Entry>[], pageSize: number): number | null {
  const next = offset + pageSize - OVERLAP
  const isFull = (pages.at(-1)?.items.length ?? 0) >= pageSize
  const bringsMore = withoutRepeats(pages)
    .slice(-2)
    .some(({ length }) => length > 0)
  return isFull && bringsMore && next <= MOST_LEFT_OUT ? next : null
}

/**
 * The same for a list that is continued by the id last seen. A server that does not look at it sends the same page
 * again, and that is the end.
 */
export function nextAfter(cursor: string | null, items: readonly Entry[], pageSize: number): string | null {
  const last = items.at(-1)?.id ?? null
  return items.length >= pageSize && last !== cursor ? last : null
}
