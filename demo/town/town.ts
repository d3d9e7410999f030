import type { AccountRecord } from '#server/world/records.ts'
import type { World } from '#server/world/world.ts'
import { type RepeatableRandom, repeatableRandom } from '../repeatable-random.ts'

/**
 * The town while it is filled: the world, its people by name, repeatable randomness, and times before now.
 */
export interface Town {
  readonly world: World
  readonly random: RepeatableRandom
  readonly people: ReadonlyMap<string, AccountRecord>
  account: (handle: string) => AccountRecord
  /** Returns the time that many minutes before the demo begins. */
  ago: (minutes: number) => number
}

export const HOUR = 60
export const DAY = 24 * HOUR

export function createTown(world: World, people: ReadonlyMap<string, AccountRecord>): Town {
  const now = world.clock()
  return {
    world,
    random: repeatableRandom('kith demo'),
    people,
    account(handle) {
      const account = people.get(handle)
      if (!account) throw new RangeError(`nobody in the demo is called ${handle}`)
      return account
    },
    ago: (minutes) => now - Math.round(minutes * 60_000),
  }
}
