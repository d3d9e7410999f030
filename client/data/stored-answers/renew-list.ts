/**
 * Brings a stored list up to date without moving what is read
 * (docs/spec/offline.md#stored-answers-are-renewed). What is new is put in above, out of sight.
 */
import { hashKey, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query'
import type { PageAboveGap } from '#domain/new-posts.ts'
import { renewed, renewedAsListed } from '#domain/stored-answers/renewed.ts'
import { holdRow } from '#platform/reading/hold-row.ts'
import { type Place, placeInWindow } from '#platform/reading/place.ts'
import { ApiError, isGone } from '../connection/api-error.ts'
import type { Cursor, PageSource } from '../lists/lists.ts'
import { letWait, putInAbove } from '../lists/new-posts.ts'
import { noteConfirmed, noteOutOfReach, restored } from './restored.ts'

type RenewedList<Item> = PageSource<Item> & { isByChoice?: boolean }
type PutIn<Item> = (fresh: PageAboveGap<Item>[]) => void
type Pages<Item> = InfiniteData<PageAboveGap<Item>, Cursor>

/** The lists that the server is being asked for, by the hashes of their queries. */
const underWay = new Map<string, Promise<void>>()

/**
 * Brings from now on every list of posts up to date that is shown as it was stored. Returns the function that
 * stops it.
 */
export function renewStoredLists(client: QueryClient): () => void {
  const renewStored = (query: Query) => {
    if (restored.current().has(query.queryHash)) void renewPosts(client, query)
  }
  const cache = client.getQueryCache()
  cache.findAll({ type: 'active' }).forEach(renewStored)
  return cache.subscribe(({ type, query }) => type === 'observerAdded' && renewStored(query))
}

/** Asks the server once for what is new in a list of posts, if a query is one. */
export async function renewPosts(client: QueryClient, { queryKey, queryHash, meta }: Query): Promise<void> {
  if (!meta?.load) return
  const list = { queryKey, load: meta.load, isByChoice: meta.isByChoice ?? false }
  const isLoadedNow = () => client.getQueryState(queryKey)?.dataUpdatedAt
  const before = isLoadedNow()
  await renewList(
    client,
    list,
    (fresh) => {
      if (showsHead(placeInWindow())) letWait(client, list, fresh)
      else putInAbove(client, list, fresh)
    },
    () => restored.current().has(queryHash) || isLoadedNow() === before,
  )
}

/**
 * Returns whether the window shows what stands above the list, a profile for instance, rather than the list.
 */
const showsHead = (place: Place | null) =>
  place === null || (place.isAtTop && place.top > window.innerHeight / 2)

/**
 * Asks the server once for the first page of a list that is shown as it was stored, or while `isWanted`;
 * `putIn` puts in what is new. Without a connection the list stays as it is.
 */
export function renewList<Item extends { id: string }>(
  client: QueryClient,
  list: RenewedList<Item>,
  putIn: PutIn<Item>,
  isWanted: () => boolean = () => restored.current().has(hashKey(list.queryKey)),
): Promise<void> {
  const hash = hashKey(list.queryKey)
  const renewing = underWay.get(hash) ?? renew().finally(() => underWay.delete(hash))
  underWay.set(hash, renewing)
  return renewing

  async function renew(): Promise<void> {
    const asked = client.getQueryData<Pages<Item>>(list.queryKey)
    if (!asked || !isWanted()) return
    try {
      const answer = await list.load(null, { client, signal: new AbortController().signal })
      const now = client.getQueryData<Pages<Item>>(list.queryKey)
      // It was loaded anew meanwhile.
      if (!now || !isWanted()) return
      const merge = list.isByChoice ? renewedAsListed : renewed
      const { pages, fresh } = merge(now.pages, asked.pages, answer)
      const place = placeInWindow()
      const pageParams = now.pageParams.slice(0, pages.length)
      client.setQueryData<Pages<Item>>(list.queryKey, { pages, pageParams })
      noteConfirmed(hash)
      putIn(fresh)
      // Further down the browser keeps what is read in its place, while somebody scrolls too; at the very top
      // it does not.
      if (place?.isAtTop) holdRow(place)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The server has said that nobody may see it any more: the list says so itself.
      if (isGone(error)) return await client.resetQueries({ queryKey: list.queryKey, exact: true })
      noteOutOfReach(hash)
      console.warn('the stored list could not be renewed', error)
    }
  }
}
