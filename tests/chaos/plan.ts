/** Deals what happens in each journey through a bad network. */
import { chance } from '#tests/harness/seeded.ts'
import { ACTIONS } from './actions.ts'
import type { Intention } from './intention.ts'
import { READING } from './reading.ts'
import { SETTINGS } from './settings.ts'
import { WRITING } from './writing.ts'

export const INTENTIONS: readonly Intention[] = [...READING, ...WRITING, ...ACTIONS, ...SETTINGS]

export interface ChaosJourney {
  number: number
  /** Also the seed of what goes wrong. */
  seed: number
  intentions: Intention[]
}

/**
 * Returns journeys of three to five intentions each. They are dealt like cards, so that every intention is
 * met as often as any other.
 */
export function deal(seed: number, count: number, most = 5): ChaosJourney[] {
  const random = chance(seed)
  let deck: Intention[] = []
  const draw = (): Intention => {
    if (deck.length === 0) deck = [...INTENTIONS]
    const [drawn] = deck.splice(Math.floor(random() * deck.length), 1)
    if (drawn === undefined) throw new Error('there are no intentions')
    return drawn
  }
  return Array.from({ length: count }, (_, number) => ({
    number,
    seed: Math.floor(random() * 2 ** 31),
    intentions: Array.from({ length: 3 + Math.floor(random() * (most - 2)) }, draw),
  }))
}
