/**
 * Asks the server again for what the page shows as it was stored, until it can be reached
 * (docs/spec/offline.md#reading-without-a-connection).
 */
import type { Query, QueryClient } from '@tanstack/react-query'
import { nextChance } from '#platform/start/next-chance.ts'
import { renewPosts } from './renew-list.ts'
import { restored } from './restored.ts'

/**
 * Asks from now on, after growing pauses and as soon as the connection is back, for every answer that is
 * shown because the server could not be reached. Nobody is there to see it while the tab is hidden. Returns
 * the function that stops it.
 */
export function renewShown(client: QueryClient): () => void {
  const ending = new AbortController()
  let isTrying = false

  async function tryAgain(): Promise<void> {
    if (isTrying) return
    isTrying = true
    try {
      for (let tries = 0; outOfReach(client).length > 0; tries += 1) {
        await nextChance(tries)
        await untilVisible(ending.signal)
        if (ending.signal.aborted) return
        await Promise.all(outOfReach(client).map((query) => renew(client, query)))
      }
    } finally {
      isTrying = false
    }
  }

  const tell = () => void tryAgain()
  const stopFollowing = restored.subscribe(tell)
  tell()
  return () => {
    ending.abort()
    stopFollowing()
  }
}

/** Returns the queries on the page whose answers the server could not be asked for. */
const outOfReach = (client: QueryClient) =>
  client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryHash }) => restored.current().get(queryHash)?.isOutOfReach ?? false,
  })

/** Lists have a way of their own: they must not jump. */
async function renew(client: QueryClient, query: Query): Promise<unknown> {
  if (query.meta?.load) return renewPosts(client, query)
  if (query.meta?.refresh) return query.meta.refresh(client)
  return client.refetchQueries({ queryKey: query.queryKey, exact: true })
}

/** Resolves when the tab can be seen, or nobody waits any more. */
const untilVisible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (!document.hidden || signal.aborted) return resolve()
    const look = () => document.hidden || resolve()
    document.addEventListener('visibilitychange', look, { signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
