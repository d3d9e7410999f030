/**
 * Brings a stored list up to date with the first page that the server sends, without moving what is read
 * (docs/spec/offline.md#stored-answers-are-renewed).
 */
import { isCovered } from '../confirmed.ts'
import { newestFirst, newPages, type PageAboveGap } from '../new-posts.ts'

type Entry = { id: string }
type Pages<Item> = readonly PageAboveGap<Item>[]

interface Answer<Item> {
  items: readonly Item[]
  next: string | null
  /** How many entries could not be read: each may be one that seems to be missing. */
  unreadable?: number
}

const entriesOf = <Item extends Entry>(pages: Pages<Item>) => pages.flatMap(({ items }) => items)

export interface Renewed<Item> {
  /** The list with its entries as they are now, without those that are gone. */
  pages: PageAboveGap<Item>[]
  /** The new entries. Their last page has a gap below it where the answer does not reach the list. */
  fresh: PageAboveGap<Item>[]
}

/**
 * Returns the list as the answer says. `asked` is the list as it was when the server was asked: an entry that
 * was changed here since stays as it is, and one that was removed does not come back.
 */
export function renewed<Item extends Entry>(
  pages: Pages<Item>,
  asked: Pages<Item>,
  answer: Answer<Item>,
): Renewed<Item> {
  const known = newestFirst([...knownIds(pages, asked)])
  return {
    pages: withAnswer(pages, asked, answer, (id) => isCovered(id, answer)),
    fresh: newPages([answer], known),
  }
}

/**
 * Returns the same for a list whose order the ids do not tell, such as bookmarks: the latest choice stands
 * first. New entries stand in its first page then. Where the answer has nothing in common with the list,
 * nobody knows what is missing in between, and the list begins anew.
 */
export function renewedAsListed<Item extends Entry>(
  pages: Pages<Item>,
  asked: Pages<Item>,
  answer: Answer<Item>,
): Renewed<Item> {
  const former = entriesOf(asked).map(({ id }) => id)
  const reached = Math.max(-1, ...answer.items.map(({ id }) => former.indexOf(id)))
  if (reached === -1) return { pages: [{ ...answer, items: [...answer.items] }], fresh: [] }
  const isAbove = (id: string) => !answer.unreadable && (answer.next === null || former.indexOf(id) < reached)
  const known = knownIds(pages, asked)
  const fresh = answer.items.filter(({ id }) => !known.has(id))
  const [first, ...others] = withAnswer(pages, asked, answer, isAbove)
  return { pages: first ? [{ ...first, items: [...fresh, ...first.items] }, ...others] : [], fresh: [] }
}

const knownIds = <Item extends Entry>(pages: Pages<Item>, asked: Pages<Item>) =>
  new Set([...entriesOf(asked), ...entriesOf(pages)].map(({ id }) => id))

/**
 * Returns the pages with their entries as they were sent, without those that the answer would hold if they
 * still existed.
 */
function withAnswer<Item extends Entry>(
  pages: Pages<Item>,
  asked: Pages<Item>,
  answer: Answer<Item>,
  covers: (id: string) => boolean,
): PageAboveGap<Item>[] {
  const before = new Map(entriesOf(asked).map((entry) => [entry.id, entry]))
  const sent = new Map(answer.items.map((entry) => [entry.id, entry]))
  const isGone = ({ id }: Item) => !sent.has(id) && before.has(id) && covers(id)
  const current = (entry: Item) => (before.get(entry.id) === entry ? (sent.get(entry.id) ?? entry) : entry)
  return pages.map((page) => ({
    ...page,
    items: page.items.filter((entry) => !isGone(entry)).map(current),
  }))
}
