/** Follows the theme that is shown, and changes it (docs/spec/conventions.md#theme). */

import { KEYS, writeStored } from '#platform/storage/storage.ts'
import { createStore, useStore } from '#platform/storage/store.ts'
import { applyTheme, type Theme } from './color-scheme.ts'

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)')

/** The theme that is shown. */
export const theme = createStore(shownTheme(), () => {
  const update = () => theme.set(shownTheme())
  update()
  systemIsDark.addEventListener('change', update)
  return () => systemIsDark.removeEventListener('change', update)
})

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemIsDark.matches ? 'dark' : 'light'
}

/** Returns the theme that is shown. */
export const useTheme = () => useStore(theme)

/** Shows a theme and remembers it for later visits; null leaves the choice to the system. */
export function showTheme(chosen: Theme | null): void {
  applyTheme(chosen)
  writeStored(KEYS.theme, chosen)
  theme.set(shownTheme())
}
