/**
 * Lists that are read page by page (decisions "Lists"). What was read stays as it was when one comes back to it:
 * a list is only loaded afresh when it is opened anew or on request, and then from its first page.
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
import { call, callNext } from '../connection/api.ts'

/** What the next page is asked for with; null for the first. */
export type Cursor = string | null

type LoadPage<Item> = (
  cursor: Cursor,
  context: { client: QueryClient; signal: AbortSignal },
) => Promise<Page<Item>>

declare module '@tanstack/react-query' {
  interface Register {
    /** Loads a list from its first page again; the others go when that is here, and stay when it fails. */
    queryMeta: { renew?: (client: QueryClient) => Promise<unknown> }
  }
}

const pagedQuery = <Item>(queryKey: readonly [string, ...unknown[]], load: LoadPage<Item>) => ({
  ...infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, client, signal }) =>
      load(isPutIn(pageParam) ? null : pageParam, { client, signal }),
    initialPageParam: null as Cursor,
    getNextPageParam: (page: Page<Item>): Cursor => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: withNextPage,
  }),
  load,
})

/** A list as a query, and how one page of it is loaded. The key begins with what the list holds: `posts`, `accounts` … */
export const listQuery = <Item>(queryKey: readonly [string, ...unknown[]], load: LoadPage<Item>) => {
  const list = pagedQuery(queryKey, load)
  const meta: QueryMeta = { renew: (client) => loadAfresh(client, { ...list, meta }) }
  return { ...list, meta }
}

/** With its `meta`: a query forgets what the last load did not name. */
async function loadAfresh<Item>(
  client: QueryClient,
  list: ReturnType<typeof pagedQuery<Item>> & { meta: QueryMeta },
) {
  const { queryKey } = list
  // A further page that is on its way would be taken for the answer.
  await client.cancelQueries({ queryKey, exact: true })
  await client.prefetchInfiniteQuery({ ...list, pages: 1, staleTime: 0 })
  const isRenewed = client.getQueryState(queryKey)?.status === 'success'
  if (isRenewed) await client.resetQueries({ queryKey: newsKey(list), exact: true })
}

/** What has arrived since a list was loaded and does not stand in it yet. */
export const newsKey = (list: { queryKey: readonly unknown[] }) => ['news', listId(list)]

const PUT_IN = 'from '

/** The name of a page that was put in; no server knows it. */
export const putInName = (id: string | undefined) => `${PUT_IN}${id}`

const isPutIn = (name: Cursor) => name?.startsWith(PUT_IN) ?? false

/**
 * The next page comes with the list as it was when it was asked for; what has changed since then stays changed.
 * A list as it is shown (`shownAs`) passes through here too, and is made anew each time.
 */
function withNextPage(now: unknown, loaded: unknown): unknown {
  if (!isList(now) || !isList(loaded)) return loaded
  if ('isShown' in loaded) return replaceEqualDeep(now, loaded)
  // Renewed, a list begins with its first page again, whatever page had been put in above that.
  if (loaded.pageParams.length < 2) return replaceEqualDeep(now, { ...loaded, pageParams: [null] })
  const [last, next = null] = loaded.pageParams.slice(-2)
  const isNext = last !== undefined && last === now.pageParams.at(-1) && !now.pageParams.includes(next)
  const list = { pages: [...now.pages, loaded.pages.at(-1)], pageParams: [...now.pageParams, next] }
  return replaceEqualDeep(now, isNext ? list : loaded)
}

export type List<Item> = ReturnType<typeof listQuery<Item>>

/** A list as it is shown: its entries may be others than those that were sent. */
export type ShownList<Item extends Entry, Sent extends Entry = Item> = UndefinedInitialDataInfiniteOptions<
  Page<Sent>,
  Error,
  InfiniteData<Page<Item>>,
  readonly [string, ...unknown[]],
  Cursor
> &
  PageSource<Sent> & { view?: string }

type Entry = { id: string }

/** What suffices to put pages into a list. */
export type PageSource<Item> = { queryKey: readonly unknown[]; load: LoadPage<Item> }

/** A list whose next page the Link header names. */
export const linked =
  <E extends Endpoint<{ paged: 'link' } & Endpoint>>(endpoint: E, args: CallArguments<E>) =>
  (cursor: Cursor, { signal }: { signal: AbortSignal }): Promise<Answer<E>> =>
    cursor === null ? call(endpoint, args, { signal }) : callNext(endpoint, cursor, { signal })

/** Milliseconds after which a list that is opened anew is loaded afresh. */
const FRESH = 30_000

type Pages = InfiniteData<unknown, Cursor>

const isList = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

/** Loads a list afresh where it is shown; elsewhere it is forgotten. A plain refetch would ask for every page that was read. */
export async function renewList(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const list = client.getQueryCache().find({ queryKey })
  if (list?.isActive()) await list.meta?.renew?.(client)
  else
    for (const key of [queryKey, newsKey({ queryKey })]) client.removeQueries({ queryKey: key, exact: true })
}

/** What stands in a list has changed at the server: who arrives by a link finds it loaded afresh, however new it is. */
export const outdate = (client: QueryClient, queryKey: readonly unknown[]) =>
  client.setQueryData(queryKey, (data: unknown) => data, { updatedAt: 0 })

/** Arriving by a link, one wants to see what is new; for coming back see `app/use-arrival.ts`. `fresh` in milliseconds. */
export function renewOpenLists(client: QueryClient, fresh = FRESH): void {
  const open = client.getQueryCache().findAll({ type: 'active', fetchStatus: 'idle' })
  for (const { queryKey, state } of open) {
    if (isList(state.data) && Date.now() - state.dataUpdatedAt > fresh) void renewList(client, queryKey)
  }
}

/** One name for a list, as it is shown, wherever something is remembered about it. */
export const listId = ({ queryKey, view }: { queryKey: readonly unknown[]; view?: string }) =>
  hashKey(view === undefined ? queryKey : [...queryKey, view])
