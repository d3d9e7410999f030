/**
 * Follows the language that somebody chooses beside the page. Whoever keeps it for other devices loads later
 * (docs/spec/conventions.md#theme-and-language-on-every-device).
 */
import { createStore } from '#platform/storage/store.ts'

/** The last choice; null when it is kept. */
export const localeChoice = createStore<string | null>(null)
