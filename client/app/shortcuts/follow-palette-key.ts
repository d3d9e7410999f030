/** Opens the command palette by Ctrl+K, on a Mac by Cmd+K (docs/spec/keyboard.md#command-palette). */
import { openPalette } from '#components/palette/palette-asked.ts'
import { typedKey } from '#domain/shortcuts/typed-key.ts'
import { isCommand } from '#platform/input/command-key.ts'
import { unlessComposing } from '#platform/input/composing.ts'

/** Starts to listen; returns the function that stops it. The keys work while somebody types, too. */
export function followPaletteKey(): () => void {
  const press = unlessComposing(openByKey)
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

function openByKey(event: KeyboardEvent): void {
  if (!isCommand(event) || event.defaultPrevented) return
  if (typedKey(event) !== 'k' || document.querySelector('dialog:modal')) return
  event.preventDefault()
  openPalette()
}
