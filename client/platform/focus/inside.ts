/** Gives the focus to what has just opened: a dialog, a menu. */
import { focusedElement } from '../input/type-ahead.ts'

/** Selects the items of a menu that can have the focus. */
export const MENU_ITEM = '[role^="menuitem"]:not([aria-disabled="true"])'

/** Returns what is to have the focus: what has `data-autofocus`, else the first item or field. */
function targetIn(opened: Element): HTMLElement | null {
  const find = (selector: string) => opened.querySelector<HTMLElement>(selector)
  return find('[data-autofocus]') ?? find(MENU_ITEM) ?? find('input, textarea, select')
}

/** Focuses it. React's own autoFocus is too early: it comes before a window is shown. */
export function focusInside(opened: HTMLElement, options?: FocusOptions): void {
  targetIn(opened)?.focus(options)
}

/** Lets the browser focus it when it shows the popover, before the next key is pressed. */
export function focusWhenShown(popover: Element | null): void {
  if (popover) targetIn(popover)?.toggleAttribute('autofocus', true)
}

/** Focuses it in content that comes when its popover is open already. For its `ref`. */
export function focusInsidePopover(content: HTMLElement | null): void {
  const popover = content?.closest<HTMLElement>(':popover-open')
  if (popover && !popover.contains(focusedElement())) focusInside(popover, { preventScroll: true })
}
