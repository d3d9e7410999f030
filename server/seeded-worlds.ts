/**
 * Makes worlds that a seed has filled. A seed fills a world once a minute, and the other worlds of that
 * minute are copies: the demo takes a tenth of a second to fill and a few milliseconds to copy.
 */
import { copyWorld } from './world/copy.ts'
import type { Random } from './world/ids.ts'
import { sortNotifications } from './world/notifications.ts'
import { type Clock, createWorld, type World } from './world/world.ts'

export type Seed = (world: World) => void

/** For how many milliseconds a filled world is copied. Its newest posts are that much older then. */
const OLDEST_COPY = 60_000

interface Filled {
  world: World
  at: number
  baseUrl: string
}

export type MakeWorld = (seed: Seed, place: { clock: Clock; baseUrl: string }) => World

export function createWorldMaker(random: Random): MakeWorld {
  const filled = new WeakMap<Seed, Filled>()

  function fill(seed: Seed, now: number, baseUrl: string): Filled {
    const world = createWorld({ clock: () => now, random, baseUrl })
    seed(world)
    sortNotifications(world)
    return { world, at: now, baseUrl }
  }

  return (seed, { clock, baseUrl }) => {
    const now = clock()
    const last = filled.get(seed)
    const isFresh = last?.baseUrl === baseUrl && now >= last.at && now < last.at + OLDEST_COPY
    const source = isFresh ? last : fill(seed, now, baseUrl)
    filled.set(seed, source)
    return copyWorld(source.world, { clock, random })
  }
}
