/** Gives the focus to what has just opened: a dialog, a menu. */

/** Selects the items of a menu that can have the focus. */
export const MENU_ITEM = '[role^="menuitem"]:not([aria-disabled="true"])'

/**
 * Focuses what has `data-autofocus` in an element that has opened, else its first item or field. React's own autoFocus is too
 * early: it comes before a window is shown.
 */
export function focusInside(opened: HTMLElement, options?: FocusOptions): void {
  const find = (selector: string) => opened.querySelector<HTMLElement>(selector)
  const target = find('[data-autofocus]') ?? find(MENU_ITEM) ?? find('input, textarea, select')
  target?.focus(options)
}

/** Does the same for content that comes when its popover is open already. For its `ref`. */
export function focusInsidePopover(content: HTMLElement | null): void {
  const popover = content?.closest<HTMLElement>(':popover-open')
  if (popover && !popover.contains(document.activeElement)) focusInside(popover, { preventScroll: true })
}
