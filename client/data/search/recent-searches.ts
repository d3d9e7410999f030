/**
 * The recent searches in this browser. Signing out deletes them, as it does everything that is stored
 * (docs/spec/search.md#recent-searches).
 */
import { withRecent } from '#domain/search.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'

export const recentSearches = (): readonly string[] => readStoredValue(STORED.recentSearches)

export const rememberSearch = (q: string) =>
  writeStoredValue(STORED.recentSearches, withRecent(recentSearches(), q))

export const forgetSearches = () => writeStoredValue(STORED.recentSearches, [])
