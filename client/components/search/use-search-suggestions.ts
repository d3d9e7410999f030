import { useQuery } from '@tanstack/react-query'
import { suggestedPeopleQuery, suggestedTagsQuery } from '#data/search/search-suggestions.ts'
import { SUGGESTION_DELAY } from '#domain/composer/suggestion.ts'
import { suggestionQueries } from '#domain/search.ts'
import { useDebouncedValue } from './use-debounced-value.ts'

/** The people and tags that fit what is being typed, asked for when typing stops; each may fail alone. */
export function useSearchSuggestions(text: string) {
  const typed = suggestionQueries(text)
  const settled = suggestionQueries(useDebouncedValue(text, SUGGESTION_DELAY))
  const people = useQuery(suggestedPeopleQuery(settled.accounts))
  const tags = useQuery(suggestedTagsQuery(settled.tags))
  return {
    // While one goes on typing, what was found and still fits stays.
    people: (people.data ?? []).filter(({ acct }) => fits(acct, typed.accounts)),
    tags: (tags.data ?? []).filter((name) => fits(name, typed.tags)),
    failure: (typed.accounts && people.error) || (typed.tags && tags.error) || null,
  }
}

const fits = (name: string, words: string | null) =>
  words !== null && name.toLowerCase().includes(words.toLowerCase())
