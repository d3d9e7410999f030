import { handOverFocus } from '#platform/focus/hand-over.ts'
import { descriptionField } from './description-field.ts'

/**
 * Returns a ref callback for the buttons that replace each other while a file is sent: the focus goes from one to the next,
 * and from the last one to the description of the file.
 */
export function followFocus(attachmentKey: string) {
  let current: HTMLElement | null = null
  const handOver = handOverFocus(() => () => current ?? descriptionField(attachmentKey))
  return (button: HTMLElement | null) => {
    current = button
    const leave = handOver(button)
    return () => {
      current = null
      leave()
    }
  }
}
