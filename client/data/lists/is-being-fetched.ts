/**
 * Tells whether a query is being fetched. It follows one query; `useIsFetching` walks through the whole cache
 * at every event.
 */
import { hashKey, notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Returns whether a query is being fetched. */
export function useIsBeingFetched(queryKey: readonly unknown[]): boolean {
  'use memo'
  const cache = useQueryClient().getQueryCache()
  const hash = hashKey(queryKey)
  const subscribe = (listener: () => void) => {
    const later = notifyManager.batchCalls(listener)
    return cache.subscribe(({ query }) => query.queryHash === hash && later())
  }
  return useSyncExternalStore(subscribe, () => cache.get(hash)?.state.fetchStatus === 'fetching')
}
