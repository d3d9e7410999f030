/** Gives the focus to what has just opened: a dialog, a menu. */

/** Selects the items of a menu that can have the focus. */
export const MENU_ITEM = '[role^="menuitem"]:not([aria-disabled="true"])'

/** Who has the focus first, by order of preference. `data-autofocus` marks it; React's own autoFocus comes before a window is shown. */
const WANTED = ['[data-autofocus]', MENU_ITEM, 'input, textarea, select']

/** Focuses what is wanted first inside an element that has opened, or the element itself where it says so. */
export function focusInside(opened: HTMLElement, options?: FocusOptions): void {
  const wanted = WANTED.map((selector) => opened.querySelector<HTMLElement>(selector))
  const first = opened.matches('[data-autofocus]') ? opened : wanted.find((element) => element !== null)
  first?.focus(options)
}

/** Does the same for content that comes when its popover is open already. For its `ref`. */
export function focusInsidePopover(content: HTMLElement | null): void {
  const popover = content?.closest<HTMLElement>(':popover-open')
  if (popover && !popover.contains(document.activeElement)) focusInside(popover, { preventScroll: true })
}
