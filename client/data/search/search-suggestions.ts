/**
 * Suggests people and tags while the person types (docs/spec/search.md#suggestions-in-the-search-box). An
 * older answer never replaces a newer one.
 */
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { searchEverything } from '#contract/endpoints/search.ts'
import { closestFirst } from '#domain/search.ts'
import { call } from '../connection/api.ts'
import { findAccounts } from './search.ts'

const MOST = 4
/** How many people are loaded to find the closest ones. */
const LOOKED_AT = 40

/** Suggests at most four people for the words; null suggests nobody. */
export const suggestedPeopleQuery = (words: string | null) =>
  queryOptions({
    queryKey: ['suggestions', 'people', words],
    queryFn:
      words === null
        ? skipToken
        : async ({ signal }) =>
            closestFirst(await findAccounts(words, LOOKED_AT, signal), words).slice(0, MOST),
    placeholderData: keepPreviousData,
  })

/** Suggests at most four hashtags (without `#`) for the words; null suggests none. */
export const suggestedTagsQuery = (words: string | null) =>
  queryOptions({
    queryKey: ['suggestions', 'tags', words],
    queryFn:
      words === null
        ? skipToken
        : async ({ signal }) => {
            const query = { q: `#${words}`, limit: MOST }
            const { hashtags } = await call(searchEverything, { query }, { signal })
            return [...new Set(hashtags.map(({ name }) => name))].slice(0, MOST)
          },
    placeholderData: keepPreviousData,
  })
