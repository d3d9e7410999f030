import { useEffect, useEffectEvent } from 'react'
import { paletteAsked } from '#components/palette/palette-asked.ts'
import { areShortcutsShown } from '#components/shortcuts/shown-shortcuts.ts'
import { shortcutsInUse } from '#data/shortcuts/shortcut-settings.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { useStore } from '#platform/storage/store.ts'
import { followKeys } from './follow-keys.ts'
import { followPaletteKey } from './follow-palette-key.ts'
import { showKeys } from './show-keys.ts'
import { usePerform } from './use-perform.ts'

const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)

const Palette = lazyPart(async () => (await import('../palette/Palette.tsx')).Palette)

/**
 * Lets keys do what buttons do, while that is switched on, and shows the table of keys when it is asked for
 * (docs/spec/keyboard.md#switching-off, docs/spec/keyboard.md#the-table-on-the-page).
 */
export function Shortcuts() {
  const { isOn, keys } = useStore(shortcutsInUse)
  const isShown = useStore(areShortcutsShown)
  const isPaletteAsked = useStore(paletteAsked)
  const perform = useEffectEvent(usePerform())
  useEffect(() => (isOn ? followKeys(keys, (name) => perform(name)) : undefined), [isOn, keys])
  useEffect(() => (isOn ? followPaletteKey() : undefined), [isOn])
  useEffect(() => (isOn ? showKeys(keys) : undefined), [isOn, keys])
  return (
    <>
      {isShown && <ShortcutsDialog onClose={() => areShortcutsShown.set(false)} />}
      {isPaletteAsked && <Palette typeAhead />}
    </>
  )
}
