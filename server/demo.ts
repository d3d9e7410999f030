/** The demo: the reference server over a world full of people, as `npm start` and `npm run dev` show it. */
import { hangPicture } from './pictures/gallery.ts'
import { pixel } from './pixel.ts'
import { setVersion } from './policies/version.ts'
import { seedDemo } from './seeds/demo/demo.ts'
import { seedEmpty } from './seeds/empty.ts'
import { seedSmall } from './seeds/small.ts'
import type { World } from './world/world.ts'
import { createWorlds, type Seed } from './worlds.ts'

export interface DemoOptions {
  /** Whether every visitor may have a world of their own and control it: for tests alone. */
  separate: boolean
  /** The seed that fills the world. */
  seed?: keyof typeof SEEDS
  /** The version the server says it is of, with the shapes and defaults of that version. */
  version?: string
}

const SEEDS = { demo: seedDemo, small: seedSmall, empty: seedEmpty } satisfies Record<string, Seed>

export const isSeed = (name: string): name is keyof typeof SEEDS => Object.hasOwn(SEEDS, name)

export function createDemo({ separate, seed = 'demo', version }: DemoOptions) {
  return createWorlds({
    seed(world: World) {
      SEEDS[seed](world)
      if (version !== undefined) setVersion(world, version)
    },
    clock: Date.now,
    random: Math.random,
    separate,
    // Who looks around signs in as one after the other; tests want the limits of the real server.
    rateLimits: separate,
    drawIdenticon: async (input) =>
      input === '' ? pixel() : new Uint8Array(await hangPicture(`avatar-mosaic-${input}`)),
  })
}
