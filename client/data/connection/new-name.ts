/** Names what is new among the preferences (docs/spec/settings.md#saving-a-preference). */
import { useRef } from 'react'

/**
 * Returns what names a new preference: the same name until it is saved. The server may have stored it
 * although its answer was lost; a second try then replaces it and adds no second one.
 */
export function useNewName<Name>(make: () => Name) {
  const name = useRef<Name | null>(null)
  return {
    take: () => {
      name.current ??= make()
      return name.current
    },
    forget: () => {
      name.current = null
    },
  }
}
