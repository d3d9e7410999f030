/** Pages put into a list that is already loaded: new ones above, missing ones in between. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { newPages, type PageAboveGap } from '#domain/new-posts.ts'
import { type Cursor, type PageSource, putInName } from './lists.ts'

type Pages<Item> = InfiniteData<PageAboveGap<Item>, Cursor>
type Entry = { id: string }

const pagesOf = <Item>(client: QueryClient, list: PageSource<Item>) =>
  client.getQueryData<Pages<Item>>(list.queryKey)

/** Whether an id stands in the list; null while the list itself is not here. */
export function isKnownIn<Item extends Entry>(
  client: QueryClient,
  list: PageSource<Item>,
): ((id: string) => boolean) | null {
  const pages = pagesOf(client, list)?.pages
  if (!pages) return null
  const ids = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)))
  return (id) => ids.has(id)
}

/** So many pages are asked for to reach what is known; what lies between is then left to be asked for. */
const MOST_PAGES = 5

/** The first pages as they are now, until something known is met. */
export async function firstPages<Item extends Entry>(
  client: QueryClient,
  list: PageSource<Item>,
  signal: AbortSignal,
): Promise<Page<Item>[]> {
  const pages: Page<Item>[] = []
  let cursor: Cursor = null
  do {
    const page: Page<Item> = await list.load(cursor, { client, signal })
    pages.push(page)
    const isKnown = isKnownIn(client, list)
    cursor = !isKnown || page.items.some(({ id }) => isKnown(id)) ? null : page.next
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
  putIn(client, list, newPages([missing], isKnownIn(client, list) ?? (() => false)), place + 1)
}
