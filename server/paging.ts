/** Cuts lists into pages and decides whether a next page is announced (docs/server/README.md#paging). */

export interface Page {
  items: object[]
  /** The `max_id` of the next page. null on a page that is shorter than asked for. */
  next: string | null
}

export interface PageQuery {
  max_id?: string | null | undefined
  limit?: number | null | undefined
}

/** Returns one page of `rows`, which begin at the cursor and are in order. */
export function takePage<Row>(
  rows: Iterable<Row>,
  query: PageQuery,
  list: {
    size?: number
    cursor: (row: Row) => string
    present: (row: Row) => object
    /**
     * Tells which rows are sent. The others count, so that such a page is short and announces no next one.
     */
    isShown?: (row: Row) => boolean
  },
): Page {
  const limit = query.limit ?? list.size ?? 20
  const taken: Row[] = []
  if (limit > 0) {
    for (const row of rows) {
      taken.push(row)
      if (taken.length === limit) break
    }
  }
  const shown = list.isShown ? taken.filter(list.isShown) : taken
  const last = shown.at(-1)
  const isFull = last !== undefined && shown.length >= limit
  return { items: shown.map(list.present), next: isFull ? list.cursor(last) : null }
}

/** Returns the cursor of a list of posts, attachments or accounts. */
export const uuidCursor = ({ max_id }: PageQuery): string | null => max_id ?? null

/** Returns a cursor that is a number. */
export const serialCursor = (cursor: string | null | undefined, otherwise: number): number =>
  cursor === undefined || cursor === null ? otherwise : Number(cursor)

export function linkHeader(request: Request, origin: string, next: string): string {
  const url = new URL(request.url)
  url.searchParams.delete('max_id')
  url.searchParams.append('max_id', next)
  return `<${origin}${url.pathname}?${url.searchParams}>; rel="next"`
}
