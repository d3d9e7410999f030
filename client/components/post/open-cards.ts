/**
 * Opens the thread of a post when its card is pressed anywhere (docs/spec/posts.md#opening-a-post). One
 * listener serves all cards of the page. It follows the link of the card, so a press with a modifier key
 * opens a new tab, as on the link. Each press means what docs/spec/posts.md#what-a-press-on-a-card-means
 * says.
 */

import {
  type CardPress,
  DOUBLE_CLICK_TIME,
  pressMeaning,
  type SelectionChange,
} from '#domain/post/card-press.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import {
  dimsPage,
  isBeside,
  type PressContext,
  selectedText,
  watchPresses,
} from '#platform/page/press-context.ts'

const CARD = '[data-card]'
const LINK = 'a[data-permalink]'

/** Links as large as a card: one presses them without having aimed at them. */
const LARGE_LINK = 'a[data-large]'

/** Elements that handle a press themselves, or contain something that is being written. */
const INTERACTIVE =
  'a, button, input, select, textarea, label, summary, form, section, dialog, audio, video, [popover], [tabindex]'

/** Starts listening; returns the function that stops it. */
export function openCards(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const context = watchPresses(signal)
  let waiting: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(waiting)

  function onClick(event: MouseEvent): void {
    const card = event.target instanceof Element ? clickedCard(event.target) : null
    if (!card || event.defaultPrevented) return
    const meaning = pressMeaning(pressOn(card, event, context()))
    if (meaning === 'open') open(card, false)
    else if (meaning === 'open_in_tab') open(card, true)
    else if (meaning === 'open_unless_pressed_again') {
      waiting = setTimeout(() => card.isConnected && open(card, false), DOUBLE_CLICK_TIME)
    }
  }

  for (const type of ['click', 'auxclick'] as const) {
    document.addEventListener(type, (event) => leaveToClosing(event, context()), { signal, capture: true })
    document.addEventListener(type, onClick, { signal })
  }
  for (const type of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(type, forget, { signal, capture: true })
  }
  document.addEventListener('keydown', unlessComposing(onKeyDown), { signal })
  return () => {
    forget()
    stop.abort()
  }
}

/** Stops a press beside something open, which closes it, from opening a page or a picture as well. */
function leaveToClosing(event: MouseEvent, { open: opened }: PressContext): void {
  const { target } = event
  // A click that no press has made comes from a key or a program.
  if (!(target instanceof Element) || event.detail === 0) return
  const left = opened.filter((one) => isBeside(one, target))
  if (left.length === 0 || !(target.closest(LARGE_LINK) || left.some(dimsPage))) return
  event.preventDefault()
  event.stopPropagation()
}

function pressOn(
  card: Element,
  event: MouseEvent,
  { byMouse, selected, open: opened }: PressContext,
): CardPress {
  const { button, detail, ctrlKey, metaKey, shiftKey, altKey, target } = event
  return {
    button: button === 0 ? 'main' : button === 1 ? 'middle' : 'other',
    count: detail,
    asksForTab: ctrlKey || metaKey,
    asksForElse: shiftKey || altKey,
    selection: selectionChange(selected, selectedText()),
    closes: detail > 0 && opened.some((one) => isBeside(one, card)),
    maySelect: detail > 0 && byMouse && target instanceof Element && hasWords(target),
  }
}

function selectionChange(before: string | null, after: string | null): SelectionChange {
  if (after === null) return before === null ? 'none' : 'ended'
  return after === before ? 'kept' : 'made'
}

const hasWords = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

function onKeyDown(event: KeyboardEvent): void {
  const isEnter = event.key === 'Enter' && !event.defaultPrevented && !event.shiftKey && !event.altKey
  if (!isEnter || !(event.target instanceof Element) || !event.target.matches(CARD)) return
  open(event.target, event.ctrlKey || event.metaKey)
}

/** Returns the link that a press on an element follows: its own, or that of the card around it. */
export const pressedLink = (target: Element): HTMLAnchorElement | null =>
  target.closest<HTMLAnchorElement>('a[href]') ??
  clickedCard(target)?.querySelector<HTMLAnchorElement>(LINK) ??
  null

/** Returns the card that was pressed; null if something inside it handles the press itself. */
function clickedCard(target: Element): Element | null {
  const card = target.closest(CARD)
  const own = target.closest(INTERACTIVE)
  return own === card || !card?.contains(own) ? card : null
}

/** Opens the thread of a card, as a press on it does. */
export const openCard = (card: Element): void => open(card, false)

function open(card: Element, inNewTab: boolean): void {
  const link = card.querySelector<HTMLAnchorElement>(LINK)
  if (!link || card.matches('[aria-current]')) return
  if (inNewTab) window.open(link.href, '_blank', 'noopener')
  else link.click()
}
