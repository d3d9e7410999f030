/** Writes into a text field as if somebody had typed it (docs/spec/writing.md#undo-while-writing). */

/**
 * Puts a text in the place of a part of a field, with the focus and the cursor behind it. It is an edit of
 * the browser's own, which Ctrl+Z takes back and Ctrl+Y brings again; what is typed before and after it can
 * be undone as well.
 */
export function insertText(
  field: HTMLTextAreaElement | HTMLInputElement,
  { start, end, text }: { start: number; end: number; text: string },
): void {
  field.focus()
  field.setSelectionRange(start, end)
  if (start === end && text === '') return
  // Nothing else can be undone, and no browser will drop it: editors live on it.
  const isDone = document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  if (isDone || field.readOnly || field.disabled) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
