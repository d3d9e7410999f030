/** A list that is shown otherwise than it was sent, without being asked for again (spec A §2.13 "collapsed"). */
import { withoutRepeats } from '#domain/paging.ts'
import type { List, ShownList } from './lists.ts'

type Entry = { id: string }

/** The same list with some entries left out or put together; `view` tells one such showing from another. */
export const shownAs = <Sent extends Entry, Item extends Entry>(
  list: List<Sent>,
  view: string,
  shape: (pages: (readonly Sent[])[]) => Item[][],
): ShownList<Item, Sent> => ({
  ...list,
  view,
  select: ({ pages, pageParams }) => {
    const shaped = shape(withoutRepeats(pages))
    const shown = pages.map((page, index) => ({ ...page, items: shaped[index] ?? [] }))
    return { pages: shown, pageParams, isShown: true }
  },
})
