/**
 * Copies text to the clipboard. Returns false when the browser refuses both ways. A page without HTTPS has
 * only the second one.
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch (error) {
      console.warn('the clipboard refused', error)
    }
  }
  return copySelected(text)
}

/**
 * Selects the text for a moment, and copies it as the person could. What was selected before is selected
 * again, and the focus stays.
 */
function copySelected(text: string): boolean {
  const selection = getSelection()
  if (!selection) return false
  const before = Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index))
  const holder = document.createElement('span')
  holder.textContent = text
  holder.style.cssText =
    'position: fixed; inset: 0 auto auto 0; opacity: 0; white-space: pre; user-select: text'
  holder.setAttribute('aria-hidden', 'true')
  let isPutIn = false
  // The words as they are: a browser would copy the look of the selection with them.
  const putIn = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
    isPutIn = event.clipboardData !== null
  }
  placeToSelect().append(holder)
  addEventListener('copy', putIn, { capture: true })
  try {
    selection.selectAllChildren(holder)
    return document.execCommand('copy') && isPutIn
  } catch (error) {
    console.warn('copying was refused', error)
    return false
  } finally {
    removeEventListener('copy', putIn, { capture: true })
    holder.remove()
    selection.removeAllRanges()
    for (const range of before) selection.addRange(range)
  }
}

/** Returns an element in which something can be selected: beside a modal window nothing can. */
const placeToSelect = () => document.activeElement?.closest('dialog') ?? document.body
