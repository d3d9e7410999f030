/**
 * Sets theme and look on the root element, where the style sheet finds them. Without a theme the system's
 * preference counts (docs/spec/conventions.md#theme, docs/spec/settings.md#appearance).
 */
import { KEYS, readStored } from '#platform/storage/storage.ts'

export type Theme = 'light' | 'dark'

/**
 * Shows a theme; the style sheet knows no other names than these, and leaves everything else to the system.
 */
export function applyTheme(theme: string | null): void {
  document.documentElement.dataset.theme = theme ?? ''
}

/** Puts the theme and the look back that were chosen on an earlier visit. */
export function restoreTheme(): void {
  applyTheme(readStored(KEYS.theme))
  document.documentElement.dataset.look = readStored(KEYS.look) ?? ''
}
