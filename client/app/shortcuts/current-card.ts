/** Finds the post that shortcuts act on, and what it is acted on with. */
import { OUTER_ROW } from '#platform/focus/rows.ts'

const CARD = '[data-card]'

/**
 * Returns the card of the post that has the focus; without one that of the post that a thread was opened for
 * (docs/spec/keyboard.md#the-post-that-is-meant).
 */
export function currentCard(): HTMLElement | null {
  const row = document.activeElement?.closest<HTMLElement>(OUTER_ROW)
  if (!row) return document.querySelector<HTMLElement>(`main ${CARD}[aria-current]`)
  return row.matches(CARD) ? row : row.querySelector<HTMLElement>(CARD)
}

/** Returns the first control that a shortcut stands for. */
export const controlIn = (place: ParentNode, name: string): HTMLElement | null =>
  place.querySelector<HTMLElement>(`[data-shortcut="${name}"]`)

/** Selects the field of the search box, which needs no mark of its own. */
export const SEARCH_FIELD = 'search [role="combobox"]'

/** Selects the button that covers and uncovers pictures. */
export const COVER = '[data-covering]'
