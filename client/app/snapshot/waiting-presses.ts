/** Does in the page what was pressed and typed on its snapshot (docs/spec/offline.md#a-press-that-waited). */
import { pressesToDo, type WaitingPress } from '#domain/snapshot/press.ts'
import { isTextField } from '#platform/start/waiting-presses.ts'
import { pressedControl, sameControl, stateOf } from './same-control.ts'

/**
 * Finds what was pressed and typed, while the snapshot is still there; returns the function that does it when
 * that is gone.
 */
export function findPresses(targets: readonly Element[], snapshot: Element, root: Element): () => void {
  const presses = targets.flatMap((target): WaitingPress<HTMLElement>[] => {
    const kept = pressedControl(target)
    const control = kept && sameControl(kept, snapshot, root)
    return control
      ? [{ control, saw: stateOf(kept), is: stateOf(control), leads: control.matches('a[href]') }]
      : []
  })
  const typed = [...snapshot.querySelectorAll('input')]
    .filter((field) => isTextField(field) && field.value !== field.defaultValue)
    .flatMap((field): [HTMLInputElement, HTMLInputElement][] => {
      const same = sameControl(field, snapshot, root)
      // A text that stands in the field of the page by now was not there to be seen.
      return same instanceof HTMLInputElement && same.value === field.defaultValue ? [[field, same]] : []
    })
  return () => {
    for (const [field, same] of typed) carryOver(field, same)
    for (const control of pressesToDo(presses)) press(control)
  }
}

/** A field is pressed only by Enter, which sends its form. */
function press(control: HTMLElement): void {
  if (isTextField(control)) control.form?.requestSubmit()
  else control.click()
}

/**
 * Puts a text into a field as if it had been typed there: React hears only of what its own setter does not
 * do.
 */
function carryOver({ value, selectionStart, selectionEnd }: HTMLInputElement, field: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.setSelectionRange(selectionStart, selectionEnd)
}
