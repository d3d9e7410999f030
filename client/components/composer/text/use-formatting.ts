import type { KeyboardEvent, RefObject } from 'react'
import { type Format, formatted } from '#domain/composer/format.ts'
import { typedKey } from '#domain/shortcuts/typed-key.ts'
import { formatOfKey } from '#domain/shortcuts/writing-keys.ts'
import { isCommand } from '#platform/input/command-key.ts'
import { insertText } from '#platform/input/insert-text.ts'

/**
 * Returns what gives the selected words a format, by a press or by a key. Ctrl+Z takes each press back
 * (docs/spec/writing.md#formatting, docs/spec/keyboard.md#keys-while-writing).
 */
export function useFormatting(box: RefObject<HTMLTextAreaElement | null>) {
  function apply(format: Format) {
    const field = box.current
    if (!field || field.readOnly) return
    const { value, selectionStart, selectionEnd } = field
    const { selection, ...insertion } = formatted(value, [selectionStart, selectionEnd], format)
    insertText(field, insertion)
    field.setSelectionRange(...selection)
  }

  /** Returns whether the key was one for a format. */
  function press(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    if (!isCommand(event)) return false
    const { selectionStart, selectionEnd } = event.currentTarget
    const format = formatOfKey(typedKey(event.nativeEvent), selectionStart < selectionEnd)
    if (format === null) return false
    event.preventDefault()
    if (!event.repeat) apply(format)
    return true
  }

  return { apply, press }
}
