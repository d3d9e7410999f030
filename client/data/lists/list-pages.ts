/**
 * Inserts pages into a list that is loaded: new pages above, missing pages in between
 * (docs/spec/lists.md#gaps).
 */
import { type InfiniteData, notifyManager, type QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import {
  isNewer,
  newestFirst,
  newPages,
  type PageAboveGap,
  reaches,
  withInserted,
} from '#domain/new-posts.ts'
import { type Cursor, insertedPageName, type PageSource } from './lists.ts'
import { walkPages } from './walk-pages.ts'

type Pages<Item> = InfiniteData<PageAboveGap<Item>, Cursor>
type Entry = { id: string }

const pagesOf = <Item>(client: QueryClient, list: PageSource<Item>) =>
  client.getQueryData<Pages<Item>>(list.queryKey)

/** Returns the ids of all entries, in their order. */
export const idsOf = (pages: readonly Page<Entry>[]): string[] =>
  pages.flatMap(({ items }) => items.map(({ id }) => id))

/** Returns the ids of the entries in the list; null when the list is not loaded. */
export function idsIn<Item extends Entry>(client: QueryClient, list: PageSource<Item>): string[] | null {
  const pages = pagesOf(client, list)?.pages
  return pages ? idsOf(pages) : null
}

/**
 * Loads the first pages until they reach an entry that is known: in the list, or in `waiting` (ids). What is
 * missing below them becomes a gap.
 */
export async function firstPages<Item extends Entry>(
  client: QueryClient,
  list: PageSource<Item>,
  signal: AbortSignal,
  waiting: readonly string[] = [],
): Promise<Page<Item>[]> {
  const { pages } = await walkPages((cursor) => list.load(cursor, { client, signal }), {
    isEnough: (found) => reaches(found, newestFirst([...waiting, ...(idsIn(client, list) ?? [])])),
  })
  return pages
}

/** Inserts pages at `index` of the list. */
export function insertPages<Item extends Entry>(
  client: QueryClient,
  list: PageSource<Item>,
  fresh: readonly PageAboveGap<Item>[],
  index: number,
): void {
  const names = fresh.map(({ items }) => insertedPageName(items[0]?.id))
  client.setQueryData<Pages<Item>>(
    list.queryKey,
    (old) =>
      old && {
        pages: old.pages.toSpliced(index, 0, ...fresh),
        pageParams: old.pageParams.toSpliced(index, 0, ...names),
      },
  )
}

/** Inserts new entries: those newer than the list on top, the others at their places. */
export function insertNewPages<Item extends Entry>(
  client: QueryClient,
  list: PageSource<Item>,
  fresh: readonly PageAboveGap<Item>[],
): void {
  const known = new Set(idsIn(client, list))
  const [newest] = newestFirst([...known])
  // Entries above a gap stay together: the gap belongs below them.
  const hasGap = fresh.some(({ gap }) => gap)
  const isAbove = ({ id }: Item) => hasGap || newest === undefined || isNewer(id, newest)
  const above = fresh.map((page) => ({ ...page, items: page.items.filter(isAbove) }))
  const between = fresh.flatMap(({ items }) => items.filter((item) => !isAbove(item) && !known.has(item.id)))
  insertPages(
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

/** Loads one page of what is missing below the page at `index`. The gap stays when more is missing. */
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
  // Meanwhile pages may have been inserted above, or the list may have been refreshed.
  const now = pagesOf(client, list)
  const place = now?.pageParams.indexOf(name) ?? -1
  const before = now?.pages[place]
  if (!before?.gap) return
  // An empty page may stand for entries that were left out: what is missing follows below it.
  const isFurther = missing.items.length === 0 && missing.next !== null
  const { gap: _, ...closed } = before
  const changed = isFurther ? { ...before, next: missing.next } : closed
  const below = newestFirst(idsOf(now?.pages.slice(place + 1) ?? []))
  notifyManager.batch(() => {
    client.setQueryData<Pages<Item>>(
      list.queryKey,
      (old) => old && { ...old, pages: old.pages.with(place, changed) },
    )
    insertPages(client, list, newPages([missing], below), place + 1)
  })
}
