import { useQuery } from '@tanstack/react-query'
import { suggestedPeopleQuery, suggestedTagsQuery } from '#data/search/search-suggestions.ts'
import { SUGGESTION_DELAY } from '#domain/composer/suggestion.ts'
import { suggestionQueries } from '#domain/search.ts'
import { useDebouncedValue } from './use-debounced-value.ts'

/**
 * Returns the people and tags that fit what is typed. The server is asked when typing pauses; each request
 * may fail alone.
 */
export function useSearchSuggestions(text: string) {
  const typed = suggestionQueries(text)
  const asked = suggestionQueries(useDebouncedValue(text, SUGGESTION_DELAY))
  const people = useQuery(suggestedPeopleQuery(asked.accounts))
  const tags = useQuery(suggestedTagsQuery(asked.tags))
  return {
    // While typing goes on, earlier results stay if they still fit.
    people: (people.data ?? []).filter(({ acct }) => fits(acct, typed.accounts)),
    tags: (tags.data ?? []).filter((name) => fits(name, typed.tags)),
    error: (typed.accounts && people.error) || (typed.tags && tags.error) || null,
  }
}

const fits = (name: string, words: string | null) =>
  words !== null && name.toLowerCase().includes(words.toLowerCase())
