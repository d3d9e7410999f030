/**
 * Buttons that make way for what they load (`data-makes-way`): for the next rows, for what could not be loaded before.
 * Who pressed one with the keyboard would be left at the top of the page; the focus goes to what came in its place.
 */
import { OUTER_ROW } from './outer-row.ts'

const MAKES_WAY = '[data-makes-way]'
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** Stands where something is on its way, and says nothing but that. */
const WAITING = '[role="status"][aria-label]'

/** Looks after such buttons wherever they are; answers the function that stops it. */
export function passFocusOn(): () => void {
  const look = ({ target }: FocusEvent) => follow(target)
  document.addEventListener('focusin', look)
  follow(document.activeElement)
  return () => document.removeEventListener('focusin', look)
}

function follow(button: EventTarget | null): void {
  const root = button instanceof HTMLElement && button.matches(MAKES_WAY) && button.closest('dialog, main')
  if (!root) return
  const page = location.href
  let before = focusableBefore(button, root)

  const observer = new MutationObserver(() => {
    if (button.isConnected) {
      before = focusableBefore(button, root)
      return
    }
    const isLost = document.activeElement === document.body && root.isConnected && location.href === page
    const next = isLost ? inPlaceAfter(before.findLast(isConnected), root) : undefined
    if (next?.matches(WAITING)) return
    observer.disconnect()
    // Who has scrolled on meanwhile stays there.
    next?.focus({ preventScroll: true })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  // Some browsers tell of a blur when the element goes, which is to be seen first.
  button.addEventListener('blur', () => setTimeout(() => button.isConnected && observer.disconnect()), {
    once: true,
  })
}

const isConnected = (element: Element) => element.isConnected

const allIn = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

function focusableBefore(button: HTMLElement, root: Element): HTMLElement[] {
  const all = allIn(root, FOCUSABLE)
  return all.slice(0, all.indexOf(button))
}

/** What comes after `place`; when nothing does, what is there already. */
function inPlaceAfter(place: HTMLElement | undefined, root: Element): HTMLElement | undefined {
  const all = allIn(root, `${FOCUSABLE}, ${WAITING}`)
  const after = place ? all.slice(all.indexOf(place) + 1) : all
  const row = place?.closest<HTMLElement>(`${OUTER_ROW}[tabindex]`)
  // Around a dialog stands the row that it was opened from.
  return after.find(canTakeOver) ?? (row && root.contains(row) ? row : place)
}

const canTakeOver = (element: HTMLElement) =>
  element.matches(WAITING) ||
  (element.checkVisibility() &&
    !element.matches(':disabled') &&
    (element.tabIndex >= 0 || element.matches(OUTER_ROW)))
