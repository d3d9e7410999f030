import type { AccountRecord } from '#server/world/records.ts'
import type { World } from '#server/world/world.ts'
import { type Chance, chanceFrom } from '../chance.ts'

/** What every scene of the demo needs: the world, its people by name, repeatable chance, and times before now. */
export interface Stage {
  readonly world: World
  readonly chance: Chance
  readonly people: ReadonlyMap<string, AccountRecord>
  who: (handle: string) => AccountRecord
  /** A time that many minutes before the demo begins. */
  ago: (minutes: number) => number
}

export const HOUR = 60
export const DAY = 24 * HOUR

export function buildStage(world: World, people: ReadonlyMap<string, AccountRecord>): Stage {
  const now = world.clock()
  return {
    world,
    chance: chanceFrom('kith demo'),
    people,
    who(handle) {
      const account = people.get(handle)
      if (!account) throw new RangeError(`nobody in the demo is called ${handle}`)
      return account
    },
    ago: (minutes) => now - Math.round(minutes * 60_000),
  }
}
