/**
 * Brings a kept list up to date with the first page that the server sends, without moving what is read
 * (docs/spec/offline.md#kept-answers-are-renewed).
 */
import { isNewer, newestFirst, newPages, type PageAboveGap } from '../new-posts.ts'

type Entry = { id: string }
type Pages<Item> = readonly PageAboveGap<Item>[]

interface Answer<Item> {
  items: readonly Item[]
  next: string | null
}

const entriesOf = <Item extends Entry>(pages: Pages<Item>) => pages.flatMap(({ items }) => items)

export interface Renewed<Item> {
  /** The list with its entries as they are now, without those that are gone. */
  pages: PageAboveGap<Item>[]
  /** The new entries. Their last page has a gap below it where the answer does not reach the list. */
  fresh: PageAboveGap<Item>[]
}

/**
 * Returns the list as the answer says. `asked` is the list as it was when the server was asked: an entry that was changed here
 * since stays as it is, and one that was removed does not come back.
 */
export function renewed<Item extends Entry>(
  pages: Pages<Item>,
  asked: Pages<Item>,
  answer: Answer<Item>,
): Renewed<Item> {
  const before = new Map(entriesOf(asked).map((entry) => [entry.id, entry]))
  const sent = new Map(answer.items.map((entry) => [entry.id, entry]))
  const isGone = ({ id }: Item) => !sent.has(id) && before.has(id) && isWithin(id, answer)
  const current = (entry: Item) => (before.get(entry.id) === entry ? (sent.get(entry.id) ?? entry) : entry)
  const known = newestFirst([...new Set([...before.keys(), ...entriesOf(pages).map(({ id }) => id)])])
  return {
    pages: pages.map((page) => ({
      ...page,
      items: page.items.filter((entry) => !isGone(entry)).map(current),
    })),
    fresh: newPages([answer], known),
  }
}

/** Returns whether an answer would hold an entry if it still existed. */
function isWithin<Item extends Entry>(id: string, { items, next }: Answer<Item>): boolean {
  const oldest = newestFirst(items.map((entry) => entry.id)).at(-1)
  return oldest === undefined || next === null || isNewer(id, oldest)
}
