/** The instance as it describes itself, and its custom emoji. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getInstance } from '#contract/endpoints/instance.ts'
import { call } from './api.ts'

/** Known before a guarded screen opens, and refreshed behind it when older than a minute. */
export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => call(getInstance, {}, { signal }),
  staleTime: 60_000,
})

/** The instance, or null while it is not known. */
export const useInstance = () => useQuery(instanceQuery).data ?? null
