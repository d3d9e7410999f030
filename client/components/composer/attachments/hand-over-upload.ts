import { handOverFocus } from '#platform/focus/hand-over.ts'

/**
 * For the `ref` of the buttons that take each other's place while a file is sent: the next one has the focus
 * then. When none follows, the file is described next.
 */
export const handOverUpload = handOverFocus((button) => {
  const file = button.closest('[data-upload]')
  return () => file?.querySelector<HTMLElement>('button, textarea')
})
