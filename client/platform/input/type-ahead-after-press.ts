/** Lets somebody type ahead from a press on, whose field comes from elsewhere than the code of the press. */
import { isOpenedField, startTypeAhead } from './type-ahead.ts'

/**
 * Starts when the page has drawn what the press has changed, unless the field is there by then. Returns the
 * function that ends it where no field comes; the focus goes back.
 */
export function typeAheadAfterPress(): () => void {
  const pressed = document.activeElement
  let end: (() => void) | undefined
  queueMicrotask(() => {
    const focused = document.activeElement
    if (focused === pressed || !isOpenedField(focused)) end = startTypeAhead()
  })
  return () => {
    end?.()
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true })
  }
}
