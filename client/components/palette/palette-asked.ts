/** Whether the command palette is asked for; it loads when it is (docs/spec/keyboard.md#command-palette). */
import { createStore } from '#platform/storage/store.ts'

export const paletteAsked = createStore(false)
export const openPalette = () => paletteAsked.set(true)
