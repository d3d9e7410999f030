/** Whether the table of shortcuts is open. */
import { createStore } from '#platform/storage/store.ts'

export const areShortcutsShown = createStore(false)
