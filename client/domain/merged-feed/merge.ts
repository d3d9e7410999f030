/**
 * Merges the pages of several sources into one page of a feed (docs/spec/feeds.md#merged-by-time). Ids are in
 * the order of time, as at the server (docs/server/README.md#ids).
 */
import { isNewer, newestFirst } from '../new-posts.ts'

interface Entry {
  id: string
  reblog?: { id: string } | null
}

/** A page that a source has sent. */
export interface SourcePage<Item> {
  /** The number of the source in its feed. */
  source: number
  items: readonly Item[]
  /** The id down to which the source is known, if it has older posts; null at its end. */
  until: string | null
  /** How many of its posts could not be read, if any. */
  unreadable?: number
}

/** The place where a page begins: below a post, in the sources that may have older ones. */
export interface MergedCursor {
  /** The id of the post; null for the first page. */
  before: string | null
  sources: readonly number[]
}

interface MergedPage<Item> {
  items: Item[]
  next: MergedCursor | null
}

/**
 * Returns the posts that no source can add one above, the newest first, and where the next page begins. A
 * source that has more is known only down to its last post, so older posts of the others wait for the next
 * page. A post that a repost has brought before comes no second time; `shown` are the posts of the pages
 * before.
 */
export function mergedPage<Item extends Entry>(
  pages: readonly SourcePage<Item>[],
  before: string | null = null,
  shown: Iterable<Item> = [],
): MergedPage<Item> {
  const [boundary = null] = newestFirst(pages.flatMap(({ until }) => until ?? []))
  const isKnown = ({ id }: Item) => boundary === null || !isNewer(boundary, id)
  const isFurther = ({ id }: Item) => before === null || isNewer(before, id)
  const items = pages.flatMap((page) => page.items.filter((item) => isKnown(item) && isFurther(item)))
  const going = pages.filter((page) => page.until !== null || !page.items.every(isKnown))
  // A server that ignores cursors sends the same page again, which ends the feed.
  const isEnd = boundary === null || (before !== null && !isNewer(before, boundary))
  return {
    items: onceEach(items.toSorted(byTime), shown),
    next: isEnd ? null : { before: boundary, sources: going.map(({ source }) => source) },
  }
}

const byTime = (one: Entry, other: Entry) => (one.id === other.id ? 0 : isNewer(one.id, other.id) ? -1 : 1)

const contentOf = ({ id, reblog }: Entry) => reblog?.id ?? id

/** Returns the posts without those that were there before, as themselves or as a repost. */
function onceEach<Item extends Entry>(items: readonly Item[], shown: Iterable<Item>): Item[] {
  const seen = new Set([...shown].map(contentOf))
  return items.filter((item) => {
    const isNew = !seen.has(contentOf(item))
    seen.add(contentOf(item))
    return isNew
  })
}

/** Returns the id below which the next page of a source begins; null after the last page. */
export function untilOf({ items, next }: { items: readonly Entry[]; next: string | null }): string | null {
  if (next === null) return null
  return URL.parse(next, 'https://server.invalid')?.searchParams.get('max_id') ?? items.at(-1)?.id ?? null
}

/** Returns a cursor as one text, as lists keep it. */
export const cursorText = ({ before, sources }: MergedCursor): string => [before, ...sources].join(' ')

/** Returns the cursor of a text; null is the first page, for which all sources are asked. */
export function readCursor(text: string | null, sources: readonly unknown[]): MergedCursor {
  if (text === null) return { before: null, sources: [...sources.keys()] }
  const [before = null, ...numbers] = text.split(' ')
  return { before, sources: numbers.map(Number) }
}
