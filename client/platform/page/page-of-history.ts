/**
 * The name of an entry in its state, where the browser gives no names: Firefox and Safari learned it only
 * lately.
 */
export const NAME = 'kithPage'

/**
 * Returns the name of this page of the history; null for the first one where `leaving-page.ts` names them.
 * Two pages may have one address.
 */
export const pageOfHistory = (): string | null =>
  ('navigation' in window ? window.navigation.currentEntry?.key : history.state?.[NAME]) || null
