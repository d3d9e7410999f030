/**
 * Lists that are read page by page (decisions "Lists"). What was read stays as it was when one comes back to it:
 * a list is only loaded afresh when it is opened anew or on request, and then from its first page.
 */
import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
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

/** A list as a query, and how one page of it is loaded. The key begins with what the list holds: `posts`, `accounts` … */
export const listQuery = <Item>(queryKey: readonly [string, ...unknown[]], load: LoadPage<Item>) => ({
  ...infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, client, signal }) => load(pageParam, { client, signal }),
    initialPageParam: null as Cursor,
    getNextPageParam: (page: Page<Item>): Cursor => page.next,
    staleTime: Number.POSITIVE_INFINITY,
  }),
  load,
})

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

/** Loads a list from its first page. A plain refetch would ask again for every page that was read. */
export function renewList(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  client.setQueryData(queryKey, (list: unknown) =>
    isList(list) ? { pages: list.pages.slice(0, 1), pageParams: [null] } : undefined,
  )
  return client.invalidateQueries({ queryKey, exact: true })
}

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
