/** What names this page of the history; null where the browser cannot tell: Firefox and Safari learned it only lately. */
export const pageOfHistory = (): string | null =>
  ('navigation' in window && window.navigation.currentEntry?.key) || null
