/** Puts a stored answer into the cache (docs/spec/offline.md#stored-answers). */
import type { QueryClient } from '@tanstack/react-query'
import { readJson } from '#platform/network/read-json.ts'
import { isList } from '../lists/lists.ts'
import type { StoredAnswer } from '../storage/tables.ts'
import { noteRestored } from './restored.ts'

/**
 * Puts a stored answer into the cache, unless something newer is there or on its way. The server is asked for
 * it as soon as it is shown; a list is brought up to date in another way, because it must not jump.
 */
export function putBack(client: QueryClient, { key, text, updatedAt }: StoredAnswer): void {
  const data = readJson(text)
  const queryKey = readJson(key)
  if (data === undefined || !Array.isArray(queryKey)) return
  const state = client.getQueryState(queryKey)
  if (state?.data !== undefined || state?.fetchStatus === 'fetching') return
  client.setQueryData(queryKey, data)
  if (!isList(data)) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  noteRestored(key, updatedAt)
}
