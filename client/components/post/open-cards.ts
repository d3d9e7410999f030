/**
 * Opens the thread of a post wherever its card is pressed (spec A §2.9). One listener for the page stands for one on every
 * card. It follows the link of the card, so what holds for the link holds for the card: a new tab, for instance.
 */

const CARD = '[data-card]'
const LINK = 'a[data-permalink]'

/** Elements that do something else when they are pressed, or hold what is being written. */
const HAS_OWN_PRESS =
  'a, button, input, select, textarea, label, summary, form, section, dialog, audio, video, [popover], [tabindex]'

/** Starts listening; answers the function that stops it. */
export function openCards(): () => void {
  const stop = new AbortController()
  document.addEventListener('click', press, stop)
  document.addEventListener('auxclick', press, stop)
  document.addEventListener('keydown', pressKey, stop)
  return () => stop.abort()
}

function press(event: MouseEvent): void {
  const isMiddle = event.button === 1
  if (event.defaultPrevented || event.shiftKey || event.altKey || (event.button !== 0 && !isMiddle)) return
  const card = event.target instanceof Element ? cardPressed(event.target) : null
  // Who has just selected some of the text wants that, and not to leave.
  if (card && getSelection()?.isCollapsed !== false) open(card, isMiddle || event.ctrlKey || event.metaKey)
}

function pressKey(event: KeyboardEvent): void {
  const isEnter = event.key === 'Enter' && !event.defaultPrevented && !event.shiftKey && !event.altKey
  if (!isEnter || !(event.target instanceof Element) || !event.target.matches(CARD)) return
  open(event.target, event.ctrlKey || event.metaKey)
}

/** Null where something on the card is pressed that has a purpose of its own. */
function cardPressed(target: Element): Element | null {
  const card = target.closest(CARD)
  const own = target.closest(HAS_OWN_PRESS)
  return own === card || !card?.contains(own) ? card : null
}

function open(card: Element, inNewTab: boolean): void {
  const link = card.querySelector<HTMLAnchorElement>(LINK)
  if (!link || card.matches('[aria-current]')) return
  if (inNewTab) window.open(link.href, '_blank', 'noopener')
  else link.click()
}
