import { flushSync } from 'react-dom'
import type { Written } from '#domain/composer/suggestion.ts'

/** Puts a changed text into its box, with the cursor where one writes on. */
export function writeAt(
  box: HTMLTextAreaElement,
  { text, cursor }: Written,
  onWrite: (text: string) => void,
): void {
  flushSync(() => onWrite(text)) // the box must hold the text before its cursor can stand in it
  box.focus()
  box.setSelectionRange(cursor, cursor)
}
