/** Finds what this device keeps of the cache (docs/spec/offline.md#kept-answers). */
import type { Query, QueryClient } from '@tanstack/react-query'

/** Returns the loaded queries whose answers this device keeps. */
export const keptQueries = (client: QueryClient): Query[] =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => meta?.kept !== undefined && state.data !== undefined })
