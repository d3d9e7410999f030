/**
 * Hands the focus over from buttons that leave for what they load: for the next rows, for what could not be
 * loaded before. They have `data-makes-way`. This file is loaded after the first post, so that they cost
 * nothing before.
 */
import { FOCUSABLE } from './focusable.ts'
import { isFocusLost } from './hand-over.ts'
import { OUTER_ROW } from './rows.ts'

/** Stands in the place of what is still loading. */
const PLACEHOLDER = '[role="status"][aria-label]'

/** Starts to follow such buttons, wherever they are; returns the function that stops it. */
export function followButtons(): () => void {
  const listener = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof HTMLElement && target.matches('[data-makes-way]')) watchPlace(target)
  }
  document.addEventListener('focusin', listener)
  listener({ target: document.activeElement })
  return () => document.removeEventListener('focusin', listener)
}

/**
 * Watches a button while it has the focus. When it leaves, what came in its place has the focus next; while
 * that is a placeholder, what comes after it. The page does not scroll: who has scrolled on meanwhile stays
 * there.
 */
function watchPlace(button: HTMLElement): void {
  const root = button.closest('dialog, main')
  if (!root || button !== document.activeElement) return
  const page = location.href
  let before = focusableBefore(button, root)

  const observer = new MutationObserver(() => {
    if (button.isConnected) {
      before = focusableBefore(button, root)
      return
    }
    const isLost = isFocusLost() && root.isConnected && location.href === page
    const next = isLost ? findInPlace(before, root) : undefined
    if (next?.matches(PLACEHOLDER)) return
    observer.disconnect()
    next?.focus({ preventScroll: true })
  })
  observer.observe(root, { childList: true, subtree: true })
  // Some browsers send a blur event when the element leaves: the observer has to see that first.
  button.addEventListener('blur', () => setTimeout(() => button.isConnected && observer.disconnect()), {
    once: true,
  })
}

const allIn = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

function focusableBefore(button: HTMLElement, root: Element): readonly HTMLElement[] {
  const all = allIn(root, FOCUSABLE)
  return all.slice(0, all.indexOf(button))
}

/** Returns what now follows the nearest of the elements before; where nothing does, what is there already. */
function findInPlace(before: readonly HTMLElement[], root: Element): HTMLElement | undefined {
  const place = before.findLast(({ isConnected }) => isConnected)
  const all = allIn(root, `${FOCUSABLE}, ${PLACEHOLDER}`)
  const after = place ? all.slice(all.indexOf(place) + 1) : all
  const row = place?.closest<HTMLElement>(`${OUTER_ROW}[tabindex]`)
  // Around a dialog stands the row that it was opened from.
  return after.find(canHaveFocus) ?? (row && root.contains(row) ? row : place)
}

const canHaveFocus = (element: HTMLElement) =>
  element.matches(PLACEHOLDER) ||
  (element.checkVisibility() &&
    !element.matches(':disabled') &&
    (element.tabIndex >= 0 || element.matches(OUTER_ROW)))
