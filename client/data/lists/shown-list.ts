/**
 * Shows a list in another shape than the server sent it, without loading it again
 * (docs/spec/notifications.md#neighbours-about-one-post).
 */
import { withoutRepeats } from '#domain/paging.ts'
import type { List, ShownList } from './lists.ts'

type Entry = { id: string }

/** Returns the list with some entries left out, combined or on other pages. `view` names the shape. */
export const shownAs = <Sent extends Entry, Item extends Entry>(
  list: List<Sent>,
  view: string,
  shape: (pages: (readonly Sent[])[], hasMore: boolean) => Item[][],
): ShownList<Item, Sent> => ({
  ...list,
  view,
  select: ({ pages, pageParams }) => {
    const shaped = shape(withoutRepeats(pages), pages.at(-1)?.next !== null)
    const shown = pages.map((page, index) => ({ ...page, items: shaped[index] ?? [] }))
    return { pages: shown, pageParams, isShown: true }
  },
})
