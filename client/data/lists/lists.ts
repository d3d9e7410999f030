/**
 * Lists that are loaded page by page (docs/spec/lists.md#coming-back-to-a-list,
 * docs/spec/lists.md#the-next-page, docs/spec/lists.md#the-end-of-a-list). Going back shows a list as it was:
 * it is only refreshed when it is opened by a link or on request, and then from its first page.
 */
import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryMeta,
  replaceEqualDeep,
  type UndefinedInitialDataInfiniteOptions,
} from '@tanstack/react-query'
import type { Answer, CallArguments, Endpoint, Page } from '#contract/endpoint.ts'
import type { Post } from '#contract/entities/post.ts'
import { FRESH_MS, isYoung } from '#domain/freshness.ts'
import { nextCursor, type Repeats } from '#domain/paging.ts'
import { call, callNext } from '../connection/api.ts'

/** Names a page to the server; null for the first page. */
export type Cursor = string | null

type LoadPage<Item> = (
  cursor: Cursor,
  context: { client: QueryClient; signal: AbortSignal },
) => Promise<Page<Item>>

/**
 * Which part of an answer is stored: all of it, or as much of a list as surrounds the place where it is read
 * (docs/spec/offline.md#stored-answers).
 */
type StoredPart = 'whole' | 'around-place'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * Loads again what may have changed at the server when its page is opened by a link. A list loads its
     * first page; the other pages are dropped when that has arrived, and stay when it fails.
     *
     * `stored` says which part of the answer this device stores for the next visit (`data/stored-answers/`),
     * `load` how a list of posts that is shown as it was stored is brought up to date; `isByChoice`: somebody
     * has chosen its posts, the latest choice first; `calls`: how many calls one page takes, if several;
     * `repeats`: how many pages of repeats end the list, if not one.
     */
    queryMeta: {
      refresh?: (client: QueryClient) => Promise<unknown>
      stored?: StoredPart
      load?: LoadPage<Post>
      isByChoice?: boolean
      calls?: number
      repeats?: Repeats
    }
  }
}

/**
 * Returns the page as it ends the list, or leads on (docs/spec/lists.md#the-end-of-a-list). The cache tells
 * which pages came before it.
 */
function withEnd<Item extends Entry>(
  list: { pages: Page<Item>[]; pageParams: Cursor[] } | undefined,
  asked: Cursor,
  page: Page<Item>,
  repeats: Repeats,
): Page<Item> {
  const params = asked === null ? [] : (list?.pageParams ?? [])
  const place = params.indexOf(asked)
  const cursors = place === -1 ? params : params.slice(0, place)
  const before = list?.pages.slice(0, cursors.length) ?? []
  return { ...page, next: nextCursor(page, { asked: [...cursors, asked], before, repeats }) }
}

const pagedQuery = <Item extends Entry>(queryKey: readonly [string, ...unknown[]], load: LoadPage<Item>) => ({
  ...infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, client, signal, meta }) => {
      const cursor = isInsertedPage(pageParam) ? null : pageParam
      const page = await load(cursor, { client, signal })
      return withEnd(client.getQueryData(queryKey), cursor, page, meta?.repeats)
    },
    initialPageParam: null as Cursor,
    getNextPageParam: (page: Page<Item>): Cursor => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: withNextPage,
  }),
  load,
})

/**
 * Returns the query of a list. `load` loads one page. The key begins with what the list holds: `posts`,
 * `accounts` …
 */
export const listQuery = <Item extends Entry>(
  queryKey: readonly [string, ...unknown[]],
  load: LoadPage<Item>,
  storing: Pick<QueryMeta, 'stored' | 'load' | 'isByChoice' | 'calls' | 'repeats'> = {},
) => {
  const list = pagedQuery(queryKey, load)
  const meta: QueryMeta = {
    refresh: (client) => reloadFirstPage(client, { ...list, meta }),
    ...storing,
  }
  return { ...list, meta }
}

/** Passes `meta` along: a query forgets what its last load did not name. */
async function reloadFirstPage<Item extends Entry>(
  client: QueryClient,
  list: ReturnType<typeof pagedQuery<Item>> & { meta: QueryMeta },
) {
  const { queryKey } = list
  // A further page that is on its way would be taken for the first one.
  await client.cancelQueries({ queryKey, exact: true })
  await client.prefetchInfiniteQuery({ ...list, pages: 1, staleTime: 0 })
  const isRenewed = client.getQueryState(queryKey)?.status === 'success'
  if (isRenewed) await client.resetQueries({ queryKey: newsKey(list), exact: true })
}

/** Returns the key of the new entries of a list: those that have arrived and are not inserted yet. */
export const newsKey = (list: { queryKey: readonly unknown[] }) => ['news', listId(list)]

const INSERTED = 'from '

/** Returns the cursor of an inserted page. The server does not know it. */
export const insertedPageName = (id: string | undefined) => `${INSERTED}${id}`

const isInsertedPage = (name: Cursor) => name?.startsWith(INSERTED) ?? false

/**
 * Adds a page to the list as it is now. TanStack Query adds it to the list as it was when the page was
 * requested, which would undo the changes made since. A list that `shownAs` has shaped passes through here
 * too, and replaces the former one.
 */
function withNextPage(now: unknown, loaded: unknown): unknown {
  if (!isList(now) || !isList(loaded)) return loaded
  if ('isShown' in loaded) return replaceEqualDeep(now, loaded)
  // A refreshed list begins with its first page again, whatever pages had been inserted above.
  if (loaded.pageParams.length < 2) return replaceEqualDeep(now, { ...loaded, pageParams: [null] })
  const [last, next = null] = loaded.pageParams.slice(-2)
  const isNext = last !== undefined && last === now.pageParams.at(-1) && !now.pageParams.includes(next)
  const list = { pages: [...now.pages, loaded.pages.at(-1)], pageParams: [...now.pageParams, next] }
  return replaceEqualDeep(now, isNext ? list : loaded)
}

/** A list that is loaded page by page. */
export type List<Item extends Entry> = ReturnType<typeof listQuery<Item>>

/** A list as it is shown. Its entries may differ from those that the server sent. */
export type ShownList<Item extends Entry, Sent extends Entry = Item> = UndefinedInitialDataInfiniteOptions<
  Page<Sent>,
  Error,
  InfiniteData<Page<Item>>,
  readonly [string, ...unknown[]],
  Cursor
> &
  PageSource<Sent> & { view?: string }

type Entry = { id: string }

/** The parts of a list that are needed to insert pages. */
export type PageSource<Item> = { queryKey: readonly unknown[]; load: LoadPage<Item> }

/** Returns the loader of a list whose Link header names the next page. */
export const linked =
  <E extends Endpoint<{ paged: 'link' } & Endpoint>>(endpoint: E, args: CallArguments<E>) =>
  (cursor: Cursor, { signal }: { signal: AbortSignal }): Promise<Answer<E>> =>
    cursor === null ? call(endpoint, args, { signal }) : callNext(endpoint, args, cursor, { signal })

type Pages = InfiniteData<unknown, Cursor>

/** Returns whether data is that of a list. */
export const isList = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

/**
 * Refreshes a list that is on screen; drops it otherwise. A plain refetch would load every page that was
 * read.
 */
export async function refreshList(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const list = client.getQueryCache().find({ queryKey })
  if (list?.isActive()) await list.meta?.refresh?.(client)
  else
    for (const key of [queryKey, newsKey({ queryKey })]) client.removeQueries({ queryKey: key, exact: true })
}

/** Marks a list as changed at the server: the next link to it refreshes it, however new it is. */
export const markStale = (client: QueryClient, queryKey: readonly unknown[]) =>
  client.setQueryData(queryKey, (data: unknown) => data, { updatedAt: 0 })

/**
 * Refreshes what is on screen and older than `fresh` (milliseconds). Links do that; for going back see
 * `app/use-arrival.ts`.
 */
export function refreshOpenLists(client: QueryClient, fresh = FRESH_MS): void {
  const open = client.getQueryCache().findAll({ type: 'active', fetchStatus: 'idle' })
  for (const { queryKey, state, meta } of open) {
    const isOld = state.data !== undefined && !isYoung(state.dataUpdatedAt, Date.now(), fresh)
    if (meta?.refresh && isOld) void refreshList(client, queryKey)
  }
}

/** Returns the id of a list as it is shown, for everything that is remembered about it. */
export const listId = ({ queryKey, view }: { queryKey: readonly unknown[]; view?: string }) =>
  hashKey(view === undefined ? queryKey : [...queryKey, view])
