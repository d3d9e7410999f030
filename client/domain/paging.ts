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

/** The most calls that a walk through pages makes before somebody asks for more. */
export const MOST_CALLS = 5

/** Names a page to the server; null for the first page. */
type Cursor = string | null

/** How many pages in a row end a list that only repeat what was there before: one, unless given. */
export type Repeats = 1 | 2 | undefined

/** The part of a list that is known when a page of it arrives. */
interface Walked {
  /** The cursors that were asked for, with that of the page. */
  asked: readonly Cursor[]
  /** The pages before it. */
  before: readonly Page<Entry>[]
  /** How many pages of repeats end the list. */
  repeats: Repeats
}

/**
 * Returns the cursor of the page after this one, or null at the end of the list: where the server names none,
 * leads back to a page that was asked for, or repeats what it has sent before. A page whose entries were all
 * left out is no such end.
 */
export function nextCursor(
  page: Page<Entry> & { next: Cursor },
  { asked, before, repeats = 1 }: Walked,
): Cursor {
  if (page.next === null || asked.includes(page.next)) return null
  const pages = [...before, page]
  const fresh = withoutRepeats(pages)
  const isRepeat = (back: number) => fresh.at(-back)?.length === 0 && pages.at(-back)?.items.length !== 0
  return isRepeat(1) && (repeats === 1 || isRepeat(2)) ? null : page.next
}

/**
 * Returns path and query of the next page that a Link header names for an answer to `asked`, or null where
 * none follows: another path is no page of this list, and the same question has the same answer. Its host is
 * dropped: behind a proxy it can be an internal one (docs/server/README.md#address-in-the-header).
 */
export function linkedPage(asked: string, link: string | null): string | null {
  const target = /<([^<>]+)>/.exec(link ?? '')?.[1]
  const url = target ? URL.parse(target, 'http://next.invalid') : null
  const next = url && url.pathname + url.search
  return next !== null && next !== asked && isPageOf(next, asked) ? next : null
}

/** Returns whether a path with a query is that of a list. */
export const isPageOf = (path: string, list: string): boolean => path.split('?')[0] === list.split('?')[0]

/** A page as it was sent. */
type Sent = Page<Entry> & { unreadable?: number }

/** Returns how many entries were sent, those included that could not be read. */
const lengthOf = ({ items, unreadable = 0 }: Sent) => items.length + unreadable

/** The largest offset that the server accepts (docs/server/README.md#when-the-header-is-sent). */
const LARGEST_OFFSET = 65_535

/**
 * Returns the offset of the next page of a list without Link header, or null at its end. The next page starts
 * where the one at this offset ended, so that no entry is asked for twice. A full page is followed by another
 * one.
 */
export function nextOffset(offset: number, page: Sent, pageSize: number): Cursor {
  const length = lengthOf(page)
  const next = offset + length
  return length >= pageSize && next <= LARGEST_OFFSET ? String(next) : null
}

/**
 * How many pages of repeats end a list that is paged by offset: one says that the list has changed, two that
 * the server ignores offsets.
 */
export const REPEATS_OF_OFFSETS = 2 as const

/**
 * Returns the cursor of the next page of a list that is continued after the last id, or null at its end.
 */
export const nextAfter = (page: Sent, pageSize: number): Cursor =>
  lengthOf(page) >= pageSize ? (page.items.at(-1)?.id ?? null) : null
