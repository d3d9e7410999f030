/**
 * Brings an open page up to date when somebody comes back to its tab, because another device may have changed
 * what it shows (docs/spec/lists.md#back-in-a-tab), and asks again for what failed when the connection comes
 * back (docs/spec/offline.md#reading-without-a-connection).
 */
import type { Query, QueryClient } from '@tanstack/react-query'
import { FRESH_MS } from '#domain/freshness.ts'
import { isTemporary } from '#domain/retry.ts'
import { askedPause } from '../connection/api-error.ts'
import { failureOf } from '../connection/failure.ts'
import { isList, newsKey } from '../lists/lists.ts'
import { notificationsQuery, putInAbove } from '../notifications/notifications.ts'
import { renewList, renewPosts } from '../stored-answers/renew-list.ts'

/** Beside lists, the answers that another device changes. The first parts of their keys. */
const OTHERS: ReadonlySet<unknown> = new Set(['feed', 'feeds', 'posts', 'profile'])

/** Watches for both from now on; returns the function that stops it. */
export function renewOnReturn(client: QueryClient): () => void {
  const shown = () => client.getQueryCache().findAll({ type: 'active', fetchStatus: 'idle' })
  const askAgain = () => {
    for (const query of shown()) if (hasFailed(query)) refetch(client, query)
  }
  const renewAll = () => {
    if (document.hidden) return
    askAgain()
    for (const query of shown()) {
      const { data, dataUpdatedAt } = query.state
      if (data !== undefined && Date.now() - dataUpdatedAt > FRESH_MS) renew(client, query)
    }
  }
  document.addEventListener('visibilitychange', renewAll)
  window.addEventListener('online', askAgain)
  return () => {
    document.removeEventListener('visibilitychange', renewAll)
    window.removeEventListener('online', askAgain)
  }
}

/**
 * Returns whether the page shows the error of a query in place of its answer, and may ask again by itself: a
 * server that asks to wait is left alone.
 */
const hasFailed = ({ state: { data, error } }: Query) =>
  data === undefined && error !== null && isTemporary(failureOf(error)) && askedPause(error) === 0

const refetch = (client: QueryClient, { queryKey }: Query) =>
  void client.refetchQueries({ queryKey, exact: true })

/** Nothing that is read may move: a list of which more than the beginning is loaded keeps what it has. */
function renew(client: QueryClient, query: Query): void {
  const { queryKey, meta, state } = query
  const [name] = queryKey
  const putIn = (fresh: Parameters<typeof putInAbove>[1]) => putInAbove(client, fresh)
  const isBeginning = isList(state.data) && state.data.pages.length === 1
  if (queryKey.length === 1 && name === notificationsQuery.queryKey[0])
    void renewList(client, notificationsQuery, putIn, () => true)
  // A timeline has its own question for what is new, which is asked at once too.
  else if (meta?.load) void (isPolled(client, queryKey) ? undefined : renewPosts(client, query))
  else if (isBeginning) void meta?.refresh?.(client)
  else if (!isList(state.data) && OTHERS.has(name)) refetch(client, query)
}

const isPolled = (client: QueryClient, queryKey: readonly unknown[]) =>
  client
    .getQueryCache()
    .find({ queryKey: newsKey({ queryKey }) })
    ?.isActive() ?? false
