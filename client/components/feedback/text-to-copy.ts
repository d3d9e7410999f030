import { createStore } from '#platform/storage/store.ts'

/**
 * The text that no way of copying could copy, and that somebody has to copy by hand; null while there is
 * none.
 */
export const textToCopy = createStore<string | null>(null)
