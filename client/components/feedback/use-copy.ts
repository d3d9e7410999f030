import type { MouseEvent } from 'react'
import { useCopyText } from './use-copy-text.ts'

/**
 * Returns a listener that copies the address of a link. A click that opens a new tab or window is left to the
 * browser.
 */
export function useCopy() {
  const copyText = useCopyText()
  return async (event: MouseEvent, text: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    await copyText(text)
  }
}
