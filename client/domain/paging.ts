/** How pages become one list (spec A §9, decisions "Lists"). */

interface Page<Item> {
  items: readonly Item[]
}

/** All items of all pages, each id once: a list that moves between two requests repeats entries. */
export function itemsOf<Item extends { id: string }>(pages: readonly Page<Item>[]): Item[] {
  const seen = new Set<string>()
  return pages
    .flatMap((page) => page.items)
    .filter(({ id }) => {
      if (seen.has(id)) return false
      seen.add(id)
      return true
    })
}
