/** What is new to somebody who has a list on screen, and whether something is missing below it (contract 8). */

interface Page<Item> {
  items: readonly Item[]
  next: string | null
}

/** A page whose next one is not what follows it on screen: entries are missing in between. */
export type PageAboveGap<Item> = Page<Item> & { items: Item[]; gap?: true }

/**
 * What stands in the first pages before the first entry that is known. A deleted entry is no reason to think
 * everything new, so any known one will do; where none is met, there is a gap below.
 */
export function newPages<Item extends { id: string }>(
  pages: readonly Page<Item>[],
  isKnown: (id: string) => boolean,
): PageAboveGap<Item>[] {
  const fresh: PageAboveGap<Item>[] = []
  for (const { items, next } of pages) {
    const known = items.findIndex(({ id }) => isKnown(id))
    if (known === 0) return fresh
    if (known > 0) return [...fresh, { items: items.slice(0, known), next }]
    if (items.length > 0) fresh.push({ items: [...items], next })
  }
  const last = fresh.at(-1)
  if (last && last.next !== null) last.gap = true
  return fresh
}
