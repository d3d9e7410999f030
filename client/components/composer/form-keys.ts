/** Says what the keyboard asks of a form (docs/spec/writing.md#ctrlenter). */
import type { KeyboardEvent } from 'react'

/** Returns whether Ctrl+Enter was pressed. */
export function isSendKey({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  // A key held down asked only once.
  return key === 'Enter' && (ctrlKey || metaKey) && !repeat
}

/** Returns whether Esc was pressed, and is not meant for something that stands open inside the form. */
export function isCloseKey(event: KeyboardEvent<HTMLFormElement>): boolean {
  const isPressed = event.key === 'Escape' && !event.defaultPrevented
  return isPressed && !event.currentTarget.querySelector(':popover-open, dialog[open]')
}
