/** The theme on the root element; without one the system's preference counts (spec A §4). */
import { KEYS, readStored, writeStored } from './storage.ts'

export type Theme = 'light' | 'dark'

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return dark().matches ? 'dark' : 'light'
}

export function applyTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  writeStored(KEYS.theme, theme)
  for (const tell of listeners) tell()
}

export function restoreTheme(): void {
  const stored = readStored(KEYS.theme)
  applyTheme(stored === 'light' || stored === 'dark' ? stored : null)
}

const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: tells when the theme may have changed. */
export function subscribeTheme(tell: () => void): () => void {
  const query = dark()
  listeners.add(tell)
  query.addEventListener('change', tell)
  return () => {
    listeners.delete(tell)
    query.removeEventListener('change', tell)
  }
}
