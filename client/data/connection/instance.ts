/** Loads the instance's description of itself (docs/spec/instance.md#description-of-the-instance). */
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { getInstance } from '#contract/endpoints/instance.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { call } from './api.ts'
import { freshFor } from './fresh-for.ts'

/** Guarded screens wait for it. It is loaded again in the background when it is older than five minutes. */
export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => call(getInstance, {}, { signal }),
  staleTime: freshFor(300_000),
  meta: { kept: 'whole' },
})

/** Filled by `ServerState`. */
export const InstanceContext = createContext<Instance | null>(null)

/** Returns the instance, or null until it is loaded. */
export const useInstance = (): Instance | null => use(InstanceContext)
