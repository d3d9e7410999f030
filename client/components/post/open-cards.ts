/**
 * Opens the thread of a post when its card is clicked anywhere (docs/spec/posts.md#opening-a-post). One listener serves
 * all cards of the page. It follows the link of the card, so a click with a modifier key opens a new tab, as on the
 * link.
 */

const CARD = '[data-card]'
const LINK = 'a[data-permalink]'

/** Elements that handle a click themselves, or contain something that is being written. */
const INTERACTIVE =
  'a, button, input, select, textarea, label, summary, form, section, dialog, audio, video, [popover], [tabindex]'

/** Starts listening; returns the function that stops it. */
export function openCards(): () => void {
  const stop = new AbortController()
  document.addEventListener('click', onClick, stop)
  document.addEventListener('auxclick', onClick, stop)
  document.addEventListener('keydown', onKeyDown, stop)
  return () => stop.abort()
}

function onClick(event: MouseEvent): void {
  const isMiddle = event.button === 1
  if (event.defaultPrevented || event.shiftKey || event.altKey || (event.button !== 0 && !isMiddle)) return
  const card = event.target instanceof Element ? clickedCard(event.target) : null
  // The end of selecting some text is no click.
  if (card && getSelection()?.isCollapsed !== false) open(card, isMiddle || event.ctrlKey || event.metaKey)
}

function onKeyDown(event: KeyboardEvent): void {
  const isEnter = event.key === 'Enter' && !event.defaultPrevented && !event.shiftKey && !event.altKey
  if (!isEnter || !(event.target instanceof Element) || !event.target.matches(CARD)) return
  open(event.target, event.ctrlKey || event.metaKey)
}

/** Returns the link that a press on an element follows: its own, or that of the card around it. */
export const pressedLink = (target: Element): HTMLAnchorElement | null =>
  target.closest<HTMLAnchorElement>('main a[href]') ??
  clickedCard(target)?.querySelector<HTMLAnchorElement>(LINK) ??
  null

/** Returns the card that was clicked; null if something inside it handles the click itself. */
function clickedCard(target: Element): Element | null {
  const card = target.closest(CARD)
  const own = target.closest(INTERACTIVE)
  return own === card || !card?.contains(own) ? card : null
}

function open(card: Element, inNewTab: boolean): void {
  const link = card.querySelector<HTMLAnchorElement>(LINK)
  if (!link || card.matches('[aria-current]')) return
  if (inNewTab) window.open(link.href, '_blank', 'noopener')
  else link.click()
}
