import { focusDescription } from './description-field.ts'

/**
 * A ref callback for the buttons that take each other's place while a file is sent: the focus goes along. When none
 * follows, the file is described next.
 */
export function followFocus(attachmentKey: string) {
  let wasFocused = false
  return (button: HTMLButtonElement | null) => {
    if (wasFocused) button?.focus()
    wasFocused = false
    return () => {
      wasFocused = button !== null && button === document.activeElement
      queueMicrotask(() => {
        if (wasFocused) focusDescription(attachmentKey)
      })
    }
  }
}
