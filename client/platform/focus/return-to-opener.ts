import { focusedElement } from '../input/type-ahead.ts'
import { handOverFocus } from './hand-over.ts'

/**
 * Remembers what has the focus now. Returns a ref callback for what opens in the page and takes the focus: it
 * comes into view with the focus, and when it leaves the page with the focus inside, the focus goes back.
 */
export function returnToOpener() {
  const opener = focusedElement()
  const handOver = handOverFocus(() => () => {
    if (!(opener instanceof HTMLElement)) return null
    opener.scrollIntoView({ block: 'nearest' })
    return opener
  })
  return (opened: HTMLElement | null) => {
    if (opened?.contains(document.activeElement)) opened.scrollIntoView({ block: 'nearest' })
    return handOver(opened)
  }
}
