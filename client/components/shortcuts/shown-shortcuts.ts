/** Whether the table of shortcuts is open (docs/spec/keyboard.md#the-table-on-the-page). */
import { createStore } from '#platform/storage/store.ts'

export const areShortcutsShown = createStore(false)
export const showShortcuts = () => areShortcutsShown.set(true)
