/** Finds the post that shortcuts act on, and what it is acted on with. */
import { type ShortcutName, shortcutNamed } from '#domain/shortcuts/shortcut.ts'
import { OUTER_ROW } from '#platform/focus/rows.ts'
import { focusedElement } from '#platform/input/type-ahead.ts'

const CARD = '[data-card]'

/**
 * Returns the card of the post that has the focus; without one that of the post that a thread was opened for
 * (docs/spec/keyboard.md#the-post-that-is-meant).
 */
export function currentCard(): HTMLElement | null {
  const row = focusedElement()?.closest<HTMLElement>(OUTER_ROW)
  if (!row) return document.querySelector<HTMLElement>(`main ${CARD}[aria-current]`)
  return row.matches(CARD) ? row : row.querySelector<HTMLElement>(CARD)
}

/** Selects what is known by other marks than `data-shortcut`, by the names of the shortcuts. */
const MARKED: readonly (readonly [name: ShortcutName, selector: string])[] = [
  ['search', 'search [role="combobox"]'],
  // A cover lies over pictures; without one it is a long text that is unfolded.
  ['uncover', '[data-covering]'],
  ['uncover', '[data-card] > div > button[aria-expanded]:not([aria-haspopup], [data-shortcut])'],
  ['author', '[data-card] > header a[id]'],
]

/** Selects all controls that shortcuts stand for. */
export const CONTROLS = ['[data-shortcut]', ...MARKED.map(([, selector]) => selector)].join()

/** Returns the first control that a shortcut stands for; on a card its own before those of a post within. */
export function controlIn(place: ParentNode, name: string): HTMLElement | null {
  const selectors = MARKED.flatMap(([of, selector]) => (of === name ? [selector] : []))
  for (const selector of [`[data-shortcut="${name}"]`, ...selectors]) {
    const controls = [...place.querySelectorAll<HTMLElement>(selector)]
    const control = controls.find((each) => each.closest(CARD) === place) ?? controls[0]
    if (control) return control
  }
  return null
}

/** Returns the shortcut that stands for a control. */
export const shortcutAt = (control: Element): ShortcutName | undefined =>
  shortcutNamed(control.getAttribute('data-shortcut') ?? '') ??
  MARKED.find(([, selector]) => control.matches(selector))?.[0]
