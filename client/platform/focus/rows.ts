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
 * For the `ref` of a row. When it leaves with the focus, the nearest row that stays has it next, those after
 * it first; a row that cannot have it gives it to its button. When no row stays, the heading has it.
 */
export const handOverToNeighbour = handOverFocus((row) => {
  const rows = [...document.querySelectorAll<HTMLElement>(OUTER_ROW)]
  const at = rows.findIndex((outer) => outer.contains(row))
  // Other rows may leave with it: the replies to a post, all posts of a person.
  const nearest = [...rows.slice(at), ...rows.slice(0, at).reverse()]
  return () => {
    const neighbour = nearest.find((each) => each.isConnected && !each.hasAttribute('data-undrawn'))
    if (!neighbour) focusHeading()
    return neighbour?.matches('[tabindex]') ? neighbour : neighbour?.querySelector<HTMLElement>('button')
  }
})
