/**
 * Returns the name of this page of the history. Two pages may have one address. Null where the browser gives no names: Firefox
 * and Safari learned it only lately.
 */
export const pageOfHistory = (): string | null =>
  ('navigation' in window && window.navigation.currentEntry?.key) || null
