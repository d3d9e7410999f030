/**
 * Follows the language that somebody chooses beside the page. Whoever saves it for other devices loads later
 * (docs/spec/conventions.md#theme-and-language-on-every-device).
 */
import { createStore } from '#platform/storage/store.ts'

/** The last choice; null when it is saved. */
export const localeChoice = createStore<string | null>(null)
