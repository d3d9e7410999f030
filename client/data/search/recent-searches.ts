/** What was searched for last in this browser. It leaves with the session, as everything stored does. */
import { withRecent } from '#domain/search.ts'
import { KEYS, readStored, writeStored } from '#platform/storage.ts'

/** One on each line: what is searched for has no line breaks. */
export const recentSearches = (): string[] =>
  (readStored(KEYS.recentSearches) ?? '').split('\n').filter(Boolean)

export const rememberSearch = (q: string) =>
  writeStored(KEYS.recentSearches, withRecent(recentSearches(), q).join('\n'))

export const forgetSearches = () => writeStored(KEYS.recentSearches, null)
