/** Finds what this device stores of the cache (docs/spec/offline.md#stored-answers). */
import type { Query, QueryClient } from '@tanstack/react-query'

/** Returns the loaded queries whose answers this device stores. */
export const storedQueries = (client: QueryClient): Query[] =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => meta?.stored !== undefined && state.data !== undefined })
