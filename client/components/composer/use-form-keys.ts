import type { KeyboardEvent } from 'react'
import { isForInputMethod } from '#platform/composing.ts'

/** Returns what the keyboard does in a form: Ctrl+Enter sends, Esc closes (docs/spec/writing.md#ctrlenter). */
export function useFormKeys({
  canSend,
  onSend,
  closesOnEscape,
  onCancel,
}: {
  /** Whether Ctrl+Enter sends now. */
  canSend: boolean
  onSend: () => void
  /** False in a sheet, which hears of Esc by itself. */
  closesOnEscape: boolean
  onCancel: () => void
}) {
  function sendWithKeyboard(event: KeyboardEvent) {
    const isPressed = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    // Words that an input method still composes are not in the text yet; a key held down asked only once.
    const isMeant = !isForInputMethod(event.nativeEvent) && !event.repeat
    if (isPressed && isMeant && canSend) onSend()
  }

  /** Does what Cancel does, unless Esc closes something that stands open inside. */
  function cancelWithKeyboard(event: KeyboardEvent<HTMLFormElement>) {
    const isMeant = event.key === 'Escape' && !event.defaultPrevented && !isForInputMethod(event.nativeEvent)
    if (!closesOnEscape || !isMeant) return
    if (event.currentTarget.querySelector(':popover-open, dialog[open]')) return
    event.preventDefault()
    onCancel()
  }

  return { sendWithKeyboard, cancelWithKeyboard }
}
