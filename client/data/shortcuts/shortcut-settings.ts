/**
 * Whether this device uses shortcuts, and with which keys. Other tabs follow a change
 * (docs/spec/keyboard.md#switching-off, docs/spec/keyboard.md#changing-a-key).
 */
import { keysWith, type ShortcutKeys, withChange } from '#domain/shortcuts/changed-keys.ts'
import type { ShortcutName } from '#domain/shortcuts/shortcut.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { onStoredElsewhere } from '#platform/storage/storage.ts'
import { createStore } from '#platform/storage/store.ts'
import type { ShortcutSettings } from '../storage/stored-shortcuts.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'

interface ShortcutsInUse {
  isOn: boolean
  /** The keys of each shortcut, whether they are switched on or not. */
  keys: ShortcutKeys
  /** Whether any key is not the usual one. */
  isChanged: boolean
}

const inUse = ({ off, keys }: ShortcutSettings): ShortcutsInUse => ({
  isOn: !off,
  keys: keysWith(keys),
  isChanged: Object.keys(keys).length > 0,
})

const stored = () => readStoredValue(STORED.shortcuts)

export const shortcutsInUse = createStore(inUse(stored()), () => {
  const follow = () => shortcutsInUse.set(inUse(stored()))
  follow()
  return onStoredElsewhere(LATE_KEYS.shortcuts, follow)
})

function change(part: Partial<ShortcutSettings>): void {
  const settings = { ...stored(), ...part }
  // A browser that stores nothing uses them all the same, until the page is left.
  writeStoredValue(STORED.shortcuts, settings)
  shortcutsInUse.set(inUse(settings))
}

export const switchShortcuts = (isOn: boolean) => change({ off: !isOn })

/** Gives a shortcut other keys, which must have no problem; an empty text takes its keys away. */
export const changeKeys = (name: ShortcutName, keys: string) =>
  change({ keys: withChange(stored().keys, name, keys) })

/** Gives all shortcuts their usual keys. */
export const resetKeys = () => change({ keys: {} })
