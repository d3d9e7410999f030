/** What counts as an item of a menu that can take the focus. */
export const MENU_ITEM = '[role^="menuitem"]:not([aria-disabled="true"])'

/** For the `ref` of items that arrive after their menu has opened: the first of them takes the focus. */
export function focusFirstItem(items: HTMLElement | null): void {
  const menu = items?.closest('[role="menu"]')
  if (!menu?.matches(':popover-open') || menu.contains(document.activeElement)) return
  menu.querySelector<HTMLElement>(MENU_ITEM)?.focus()
}
