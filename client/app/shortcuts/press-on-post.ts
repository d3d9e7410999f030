/**
 * Presses the controls of a post, so that a shortcut can do nothing that they cannot
 * (docs/spec/keyboard.md#the-same-as-the-button).
 */
import { openCard } from '#components/post/open-cards.ts'
import type { ShortcutName } from '#domain/shortcuts/shortcut.ts'
import { MENU_ITEM } from '#platform/focus/inside.ts'
import { controlIn } from './current-card.ts'

/** Does to the post of a card what a shortcut stands for, if there is a control for it. */
export function pressOnPost(card: HTMLElement, name: ShortcutName): void {
  const control = controlIn(card, name)
  if (name === 'open') openCard(card)
  else if (control instanceof HTMLMediaElement) playOrPause(control)
  else if (control) control.click()
  else if (name === 'quote') pressInMenu(card, name)
}

/** Says whether a post has a control for a shortcut, or a menu that may have it. */
export function canPressOnPost(card: HTMLElement, name: ShortcutName): boolean {
  if (name === 'open') return !card.matches('[aria-current]')
  if (name === 'quote') return menuButton(card) !== null
  return controlIn(card, name) !== null
}

const menuButton = (card: HTMLElement) =>
  card.querySelector<HTMLButtonElement>('button[aria-haspopup="menu"]')

function playOrPause(player: HTMLMediaElement): void {
  player.focus()
  // A file that cannot be played says so itself.
  if (player.paused) player.play().catch(() => undefined)
  else player.pause()
}

/** Opens the menu of a post and presses an item. Its items may have to load first. */
export function pressInMenu(card: HTMLElement, name: string): void {
  const opener = menuButton(card)
  opener?.click()
  const menu = opener?.popoverTargetElement
  if (!menu) return
  const press = () => {
    if (menu.querySelector(MENU_ITEM) === null) return false
    // A viewer who may not do it sees the menu without it.
    controlIn(menu, name)?.click()
    return true
  }
  if (press()) return
  const observer = new MutationObserver(() => press() && observer.disconnect())
  observer.observe(menu, { childList: true, subtree: true })
}
