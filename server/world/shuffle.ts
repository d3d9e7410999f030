/** The items in an order by chance: how a hash map answers (contract 1.2, `relationships`). */
import type { Random } from './ids.ts'

export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
