import { OUTER_ROW } from './outer-row.ts'

const FOCUSABLE = 'a[href], button, [tabindex]'

/** For a button that has the focus and in whose place rows appear: when it goes, the first of them takes the focus. */
export function passFocusOn(button: Element): void {
  if (document.activeElement !== button) return
  let before = rowsBefore(button).at(-1)
  const observer = new MutationObserver(() => {
    if (button.isConnected) {
      before = rowsBefore(button).at(-1)
      return
    }
    observer.disconnect()
    const isLost = document.activeElement === document.body
    if (isLost && before?.isConnected) focusIn(allRows()[allRows().indexOf(before) + 1])
  })
  observer.observe(document.body, { childList: true, subtree: true })
  // Some browsers tell of a blur when the element goes, which is to be seen first.
  button.addEventListener('blur', () => setTimeout(() => observer.disconnect()), { once: true })
}

const allRows = () => [...document.querySelectorAll<HTMLElement>(OUTER_ROW)]

const rowsBefore = (button: Element) =>
  allRows().filter((row) => button.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_PRECEDING)

function focusIn(row: HTMLElement | undefined) {
  const target = row?.matches(FOCUSABLE) ? row : row?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus()
}
