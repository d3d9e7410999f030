import { focusHeading } from '#components/layout/arrival.ts'
import { OUTER_ROW } from './outer-row.ts'
import { whenGone } from './when-gone.ts'

/**
 * Remembers what stands around the row of this element before it goes. What it answers with is called when the row
 * is about to go, and puts the focus on the nearest that is left, or on a part of it; at last on the heading.
 */
export function neighbourRow(element: Element | null): (part?: string) => void {
  const row = element?.closest('[data-row]')
  const outer = element?.closest<HTMLElement>(OUTER_ROW)
  if (!row || !outer) return () => undefined
  const rows = [...document.querySelectorAll<HTMLElement>(OUTER_ROW)]
  const at = rows.indexOf(outer)
  // Others may go along: the replies to a post, all posts of a person.
  const nearest = [outer, ...rows.slice(at + 1), ...rows.slice(0, at).reverse()]
  return (part) =>
    whenGone(row, () => {
      const left = nearest.find(({ isConnected }) => isConnected)
      const target = part === undefined ? left : left?.querySelector<HTMLElement>(part)
      if (target) target.focus()
      else focusHeading()
    })
}
