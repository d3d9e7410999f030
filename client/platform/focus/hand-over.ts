/**
 * Hands the focus over when the element that has it leaves the page. Without this the keyboard starts again
 * at the top.
 */
import { isLeavingPage } from './arrival.ts'

type Successor = HTMLElement | null | undefined

/**
 * Returns a ref callback for an element that may leave the page with the focus inside. `plan` runs just
 * before it leaves; the function that it returns runs when the page has changed, and finds who has the focus
 * next. Nothing happens when something else took the focus meanwhile, or when the whole page is left: the
 * next page has a heading for that.
 */
export const handOverFocus =
  (plan: (leaving: HTMLElement) => () => Successor) => (element: HTMLElement | null) => () => {
    if (!element?.contains(document.activeElement) || isLeavingPage()) return
    const findSuccessor = plan(element)
    queueMicrotask(() => {
      if (isFocusLost()) findSuccessor()?.focus({ preventScroll: true })
    })
  }

/** Returns whether nothing on the page has the focus. */
export const isFocusLost = () => document.activeElement === document.body

/** Gives the focus to an element that comes in the place of another, if that had it. For its `ref`. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (isFocusLost()) element?.focus({ preventScroll: true })
}
