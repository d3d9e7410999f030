import type { ComponentProps, KeyboardEvent } from 'react'
import { unlessComposing } from '#platform/input/composing.ts'
import { insertText } from '#platform/input/insert-text.ts'
import { TextField } from './TextField.tsx'

const STEPS = new Map<string, 1 | -1>([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
])

/**
 * Shows a box for a number: a text field, so that the digits of every script and both decimal signs can be
 * typed, and the wheel changes nothing. Its arrow keys go to the next number
 * (docs/spec/conventions.md#number-fields).
 */
export function NumberField({
  stepped,
  ...field
}: {
  /** Returns what an arrow key makes of the text; null where it is no number. */
  stepped: (text: string, by: 1 | -1) => string | null
} & Omit<ComponentProps<typeof TextField>, 'type' | 'step' | 'min' | 'max'>) {
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, shiftKey, ctrlKey, altKey, metaKey } = event
    const by = STEPS.get(key)
    if (!by || shiftKey || ctrlKey || altKey || metaKey) return
    event.preventDefault()
    const text = stepped(currentTarget.value, by)
    if (text === null || text === currentTarget.value) return
    insertText(currentTarget, { start: 0, end: currentTarget.value.length, text })
  }

  return <TextField dir="ltr" inputMode="decimal" {...field} onKeyDown={unlessComposing(press)} />
}
