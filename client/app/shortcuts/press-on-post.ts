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
  const control = name === 'uncover' ? coverIn(card) : controlIn(card, name)
  if (name === 'open') openCard(card)
  else if (control instanceof HTMLMediaElement) playOrPause(control)
  else if (control) control.click()
  else if (name === 'quote') pressInMenu(card, `[data-shortcut="${name}"]`)
}

/** A cover lies over pictures; without one it is a long text that is unfolded. */
const coverIn = (card: HTMLElement) =>
  card.querySelector<HTMLElement>('[data-covering]') ?? controlIn(card, 'uncover')

function playOrPause(player: HTMLMediaElement): void {
  player.focus()
  // A file that cannot be played says so itself.
  if (player.paused) player.play().catch(() => undefined)
  else player.pause()
}

/** Opens the menu of a post and presses an item. Its items may have to load first. */
function pressInMenu(card: HTMLElement, item: string): void {
  const opener = card.querySelector<HTMLButtonElement>('button[aria-haspopup="menu"]')
  opener?.click()
  const menu = opener?.popoverTargetElement
  if (!menu) return
  const press = () => {
    if (menu.querySelector(MENU_ITEM) === null) return false
    const found = menu.querySelector<HTMLElement>(item)
    // Whoever may not do it sees the menu without it.
    found?.click()
    return true
  }
  if (press()) return
  const observer = new MutationObserver(() => press() && observer.disconnect())
  observer.observe(menu, { childList: true, subtree: true })
}
