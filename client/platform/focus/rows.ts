/**
 * Keeps the focus in a list when the row that has it leaves: a post that is deleted, a person who is removed.
 */
import { focusHeading } from './arrival.ts'
import { handOverFocus } from './hand-over.ts'

/**
 * Selects the rows of lists, the outermost: a post in an entry of the notifications is a row within a row.
 */
export const OUTER_ROW = 'main [data-row]:not([data-row] *)'

/**
 * For the `ref` of a row. When it leaves with the focus, what comes in its place as the same row has it next;
 * otherwise the nearest row that stays, those after it first. A row that cannot have it gives it to its
 * button. When no row stays, the heading has it.
 */
export const handOverToNeighbour = handOverFocus((row) => {
  const rows = [...document.querySelectorAll<HTMLElement>(OUTER_ROW)]
  const at = rows.findIndex((outer) => outer.contains(row))
  // Other rows may leave with it: the replies to a post, all posts of a person.
  const nearest = [...rows.slice(at), ...rows.slice(0, at).reverse()]
  return () => {
    const same = document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(row.dataset.row ?? '')}"]`)
    const neighbour = same ?? nearest.find((each) => each.isConnected && !each.hasAttribute('data-undrawn'))
    if (!neighbour) focusHeading()
    return neighbour?.matches('[tabindex]') ? neighbour : neighbour?.querySelector<HTMLElement>('button')
  }
})
