/** Adds, changes and removes filters (docs/spec/filters.md#where-filters-are-stored). */
import { type Filter, type FilterName, newFilterName } from '#domain/filter/filter.ts'
import { storedValues } from '#domain/preference.ts'
import { useSetPreference } from '../connection/preferences.ts'
import { useViewer } from '../connection/session.ts'

/**
 * Returns the functions that do so, at once and for all devices. `onError` hears why it could not be saved.
 */
export function useChangeFilters(onError: (error: unknown) => void) {
  const { set } = useSetPreference()
  const values = storedValues(useViewer())
  const save = (name: FilterName, filter: Filter | null) => set({ [name]: filter }, { onError })
  return {
    add: (filter: Filter) => save(newFilterName(values, Math.random), filter),
    change: (name: FilterName, filter: Filter) => save(name, filter),
    remove: (name: FilterName) => save(name, null),
  }
}
