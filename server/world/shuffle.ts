/**
 * Returns the items in random order, as a hash map of the real server does
 * (docs/server/relationships.md#asking-for-relationships).
 */
import type { Random } from './ids.ts'

export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
