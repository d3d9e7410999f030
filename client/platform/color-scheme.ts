/** Sets the theme on the root element; without one the system's preference counts (docs/spec/conventions.md#theme). */
import { KEYS, readStored } from './storage.ts'

export type Theme = 'light' | 'dark'

/** Shows a theme; null leaves the choice to the system. */
export function applyTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

/** Puts the theme back that was chosen on an earlier visit. */
export function restoreTheme(): void {
  const stored = readStored(KEYS.theme)
  applyTheme(stored === 'light' || stored === 'dark' ? stored : null)
}
