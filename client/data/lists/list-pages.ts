/** Pages put into a list that is already loaded: new ones above, missing ones in between. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import {
  isNewer,
  newestFirst,
  newPages,
  type PageAboveGap,
  reaches,
  withInserted,
} from '#domain/new-posts.ts'
import { type Cursor, type PageSource, putInName } from './lists.ts'

type Pages<Item> = InfiniteData<PageAboveGap<Item>, Cursor>
type Entry = { id: string }

const pagesOf = <Item>(client: QueryClient, list: PageSource<Item>) =>
  client.getQueryData<Pages<Item>>(list.queryKey)

export const idsOf = (pages: readonly Page<Entry>[]): string[] =>
  pages.flatMap(({ items }) => items.map(({ id }) => id))

/** The ids that stand in the list; null while the list itself is not here. */
export function idsIn<Item extends Entry>(client: QueryClient, list: PageSource<Item>): string[] | null {
  const pages = pagesOf(client, list)?.pages
  return pages ? idsOf(pages) : null
}

/** So many pages are asked for to reach what is known; what lies between is then left to be asked for. */
const MOST_PAGES = 5

/** The first pages as they are now, until they reach what is known: what stands in the list, and what is `waiting`. */
export async function firstPages<Item extends Entry>(
  client: QueryClient,
  list: PageSource<Item>,
  signal: AbortSignal,
  waiting: readonly string[] = [],
): Promise<Page<Item>[]> {
  const pages: Page<Item>[] = []
  let cursor: Cursor = null
  do {
    const page: Page<Item> = await list.load(cursor, { client, signal })
    pages.push(page)
    const known = newestFirst([...waiting, ...(idsIn(client, list) ?? [])])
    cursor = reaches(pages, known) ? null : page.next
  } while (cursor !== null && pages.length < MOST_PAGES)
  return pages
}

/** Puts pages in so that the first of them stands at `index`. */
export function putIn<Item extends Entry>(
  client: QueryClient,
  list: PageSource<Item>,
  fresh: readonly PageAboveGap<Item>[],
  index: number,
): void {
  const names = fresh.map(({ items }) => putInName(items[0]?.id))
  client.setQueryData<Pages<Item>>(
    list.queryKey,
    (old) =>
      old && {
        pages: old.pages.toSpliced(index, 0, ...fresh),
        pageParams: old.pageParams.toSpliced(index, 0, ...names),
      },
  )
}

/** Puts in what is new: most of it on top, the rest where it belongs. */
export function putNewIn<Item extends Entry>(
  client: QueryClient,
  list: PageSource<Item>,
  fresh: readonly PageAboveGap<Item>[],
): void {
  const known = new Set(idsIn(client, list))
  const [newest] = newestFirst([...known])
  // Above a gap everything stands together: only there it is known what is missing.
  const hasGap = fresh.some(({ gap }) => gap)
  const isAbove = ({ id }: Item) => hasGap || newest === undefined || isNewer(id, newest)
  const above = fresh.map((page) => ({ ...page, items: page.items.filter(isAbove) }))
  const between = fresh.flatMap(({ items }) => items.filter((item) => !isAbove(item) && !known.has(item.id)))
  putIn(
    client,
    list,
    above.filter(({ items }) => items.length > 0),
    0,
  )
  client.setQueryData<Pages<Item>>(
    list.queryKey,
    (old) => old && { ...old, pages: withInserted(old.pages, between) },
  )
}

/** Loads what is missing below the page at `index`, as one more page; the gap may be larger than that. */
export async function loadGap<Item extends Entry>(
  client: QueryClient,
  list: PageSource<Item>,
  index: number,
): Promise<void> {
  const above = pagesOf(client, list)
  const page = above?.pages[index]
  const name = above?.pageParams[index]
  if (!page?.gap || page.next === null || name === undefined) return
  const missing = await list.load(page.next, { client, signal: new AbortController().signal })
  // Meanwhile new pages may have been put in above, or the list may have been loaded afresh.
  const now = pagesOf(client, list)
  const place = now?.pageParams.indexOf(name) ?? -1
  const before = now?.pages[place]
  if (!before?.gap) return
  const { gap: _, ...closed } = before
  client.setQueryData<Pages<Item>>(
    list.queryKey,
    (old) => old && { ...old, pages: old.pages.with(place, closed) },
  )
  const below = newestFirst(idsOf(now?.pages.slice(place + 1) ?? []))
  putIn(client, list, newPages([missing], below), place + 1)
}
