/** Loads the instance's description of itself (docs/spec/instance.md#description-of-the-instance). */
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { getInstance } from '#contract/endpoints/instance.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { call } from './api.ts'
import { freshFor } from './fresh-for.ts'

/** Guarded screens wait for it. A navigation asks for it again when it is older than a minute. */
export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => call(getInstance, {}, { signal }),
  staleTime: freshFor(60_000),
  meta: { stored: 'whole' },
})

/** Filled by `ServerState`. */
export const InstanceContext = createContext<Instance | null>(null)

/** Returns the instance, or null until it is loaded. */
export const useInstance = (): Instance | null => use(InstanceContext)
