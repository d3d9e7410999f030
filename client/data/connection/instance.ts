/** Loads the instance's description of itself (docs/spec/instance.md#description-of-the-instance). */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { getInstance } from '#contract/endpoints/instance.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { call } from './api.ts'
import { freshFor } from './fresh-for.ts'

const isFresh = freshFor(60_000)

/** Guarded screens wait for it. A navigation asks for it again when it is older than a minute. */
export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => call(getInstance, {}, { signal }),
  staleTime: isFresh,
  meta: { kept: 'whole' },
})

/**
 * Returns whether what is known of the instance is old and will soon be known better: by an answer, or by the failure to get
 * one.
 */
export function isInstanceOld(client: QueryClient): boolean {
  const query = client.getQueryCache().find({ queryKey: instanceQuery.queryKey })
  return query !== undefined && query.state.status === 'success' && isFresh(query) === 0
}

/** Filled by `ServerState`. */
export const InstanceContext = createContext<Instance | null>(null)

/** Returns the instance, or null until it is loaded. */
export const useInstance = (): Instance | null => use(InstanceContext)
