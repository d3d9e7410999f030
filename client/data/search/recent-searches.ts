/**
 * The recent searches in this browser. Signing out deletes them, as it does everything that is stored
 * (docs/spec/search.md#recent-searches).
 */
import { withRecent } from '#domain/search.ts'
import { KEYS, readStored, writeStored } from '#platform/storage.ts'

/** Stored one per line: a search has no line breaks. */
export const recentSearches = (): string[] =>
  (readStored(KEYS.recentSearches) ?? '').split('\n').filter(Boolean)

export const rememberSearch = (q: string) =>
  writeStored(KEYS.recentSearches, withRecent(recentSearches(), q).join('\n'))

export const forgetSearches = () => writeStored(KEYS.recentSearches, null)
