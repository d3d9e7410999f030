/** Loads the instance's description of itself (docs/spec/instance.md#description-of-the-instance). */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getInstance } from '#contract/endpoints/instance.ts'
import { call } from './api.ts'

/** Guarded screens wait for it. It is loaded again in the background when it is older than a minute. */
export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => call(getInstance, {}, { signal }),
  staleTime: 60_000,
})

/** Returns the instance, or null until it is loaded. */
export const useInstance = () => useQuery(instanceQuery).data ?? null
