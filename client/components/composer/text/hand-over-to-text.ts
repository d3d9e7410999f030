import { handOverFocus } from '#platform/focus/hand-over.ts'

/**
 * For the `ref` of a button in a form that leaves when it is pressed. The text has the focus next, or what is
 * in its place while the preview hides it.
 */
export const handOverToText = handOverFocus((button) => {
  const form = button.closest('form')
  return () => form?.querySelector<HTMLElement>('textarea:not([hidden] *), select')
})
