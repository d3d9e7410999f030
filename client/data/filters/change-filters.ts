/** Adds, changes and removes filters (docs/spec/filters.md#where-filters-are-stored). */
import { type Filter, type FilterName, newFilterName } from '#domain/filter/filter.ts'
import { storedValues } from '#domain/preference.ts'
import { useNewName } from '../connection/new-name.ts'
import { type AfterSaving, useSetPreference } from '../connection/preferences.ts'
import { useViewer } from '../connection/session.ts'

/**
 * Returns the functions that do so, at once and for all devices. `onError` hears why it could not be saved.
 */
export function useChangeFilters(onError: (error: unknown) => void) {
  const { set } = useSetPreference()
  const values = storedValues(useViewer())
  const newName = useNewName(() => newFilterName(values, Math.random))
  const save = (name: FilterName, filter: Filter | null, then?: AfterSaving) =>
    set({ [name]: filter }, { onError, ...then })
  return {
    add: (filter: Filter, then?: AfterSaving) =>
      save(newName.take(), filter, {
        ...then,
        onSuccess: () => {
          newName.forget()
          then?.onSuccess?.()
        },
      }),
    change: (name: FilterName, filter: Filter, then?: AfterSaving) => save(name, filter, then),
    remove: (name: FilterName) => save(name, null),
  }
}
