/** Puts a kept answer into the cache (docs/spec/offline.md#kept-answers). */
import type { QueryClient } from '@tanstack/react-query'
import { readJson } from '#platform/read-json.ts'
import type { KeptAnswer } from '../storage/tables.ts'
import { noteRestored } from './restored.ts'

/** Puts a kept answer into the cache, unless something newer is there or on its way. */
export function putBack(client: QueryClient, { key, text, updatedAt }: KeptAnswer): void {
  const data = readJson(text)
  const queryKey = readJson(key)
  if (data === undefined || !Array.isArray(queryKey)) return
  const state = client.getQueryState(queryKey)
  if (state?.data !== undefined || state?.fetchStatus === 'fetching') return
  client.setQueryData(queryKey, data)
  noteRestored(key, updatedAt)
}
