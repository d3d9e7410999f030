/**
 * Sets theme and look on the root element, where the style sheet finds them. Without a theme the system's preference counts
 * (docs/spec/conventions.md#theme, docs/spec/settings.md#appearance).
 */
import { KEYS, readStored } from './storage.ts'

export type Theme = 'light' | 'dark'

/** Shows a theme; null leaves the choice to the system. */
export function applyTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

/** Puts the theme and the look back that were chosen on an earlier visit. */
export function restoreTheme(): void {
  const stored = readStored(KEYS.theme)
  applyTheme(stored === 'light' || stored === 'dark' ? stored : null)
  document.documentElement.dataset.look = readStored(KEYS.look) ?? ''
}
