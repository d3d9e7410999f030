/** Says what the keyboard asks of a form (docs/spec/writing.md#ctrlenter). */
import type { KeyboardEvent } from 'react'
import { isForInputMethod } from '#platform/input/composing.ts'

/** Returns whether Ctrl+Enter was pressed. */
export function isSendKey({ key, ctrlKey, metaKey, repeat, nativeEvent }: KeyboardEvent): boolean {
  const isPressed = key === 'Enter' && (ctrlKey || metaKey)
  // Words that an input method still composes are not in the text yet; a key held down asked only once.
  return isPressed && !isForInputMethod(nativeEvent) && !repeat
}

/** Returns whether Esc was pressed, and is not meant for something that stands open inside the form. */
export function isCloseKey(event: KeyboardEvent<HTMLFormElement>): boolean {
  const isPressed = event.key === 'Escape' && !event.defaultPrevented && !isForInputMethod(event.nativeEvent)
  return isPressed && !event.currentTarget.querySelector(':popover-open, dialog[open]')
}
