/** Opens the command palette by Ctrl+K, on a Mac by Cmd+K (docs/spec/keyboard.md#command-palette). */
import { openPalette } from '#components/palette/palette-asked.ts'
import { typedKey } from '#domain/shortcuts/typed-key.ts'
import { isForInputMethod } from '#platform/input/composing.ts'
import { usesCommandKey } from './palette-keys.ts'

/** Starts to listen; returns the function that stops it. The keys work while somebody types, too. */
export function followPaletteKey(): () => void {
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

function press(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
  const isMeant = usesCommandKey ? metaKey && !ctrlKey : ctrlKey && !metaKey
  if (!isMeant || altKey || shiftKey || defaultPrevented || isForInputMethod(event)) return
  if (typedKey(event) !== 'k' || document.querySelector('dialog:modal')) return
  event.preventDefault()
  openPalette()
}
