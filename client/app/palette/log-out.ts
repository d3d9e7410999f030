/** Logs out as the navigation does (docs/spec/keyboard.md#the-same-as-the-button). */
import { controlIn } from '../shortcuts/current-card.ts'
import { pressInMenu } from '../shortcuts/press-on-post.ts'

/** Presses the button of the sidebar, or the item in the menu of the page where there is no room for it. */
export function logOut(): void {
  const button = controlIn(document, 'log-out')
  const head = document.querySelector<HTMLElement>('header')
  if (button) button.click()
  else if (head) pressInMenu(head, 'log-out')
}
