/** Decides which part of a long list is stored (docs/spec/offline.md#stored-answers). */

interface Page {
  items: readonly { id: string }[]
}

/** A list in pages, each with the name by which it was asked for. */
export interface PagedList<P extends Page> {
  pages: readonly P[]
  pageParams: readonly unknown[]
}

/** The most entries of one list that are stored. */
const MOST_ENTRIES = 200
/**
 * How many whole pages above the one that is read are stored, where the list is longer than that: people go
 * back a little, and on a lot.
 */
const PAGES_ABOVE = 3

const indexOfRow = (pages: readonly Page[], row: string | null) =>
  Math.max(
    pages.findIndex(({ items }) => items.some(({ id }) => id === row)),
    0,
  )

/** Returns the pages around the row that is read; the same list when all of it may be stored. */
export function pagesAround<P extends Page, L extends PagedList<P>>(list: L, row: string | null): L {
  const first = Math.max(indexOfRow(list.pages, row) - PAGES_ABOVE, 0)
  const whole = list.pages.reduce((sum, { items }) => sum + items.length, 0)
  if (whole <= MOST_ENTRIES) return list
  let left = MOST_ENTRIES
  const end = list.pages.findIndex(({ items }, index) => {
    if (index >= first) left -= items.length
    return left < 0
  })
  const [from, to] = [first, end === -1 ? undefined : Math.max(end, first + 1)]
  return { ...list, pages: list.pages.slice(from, to), pageParams: list.pageParams.slice(from, to) }
}
