/**
 * Creates the demo: the reference server with a world full of people, as `npm start` and `npm run dev` show
 * it.
 */
import { pixel } from '#server/pages/pixel.ts'
import { createWorlds, type Worlds } from '#server/worlds.ts'
import { drawIdenticon } from './identicon.ts'
import { SEEDS, type SeedName } from './seeds/seeds.ts'
import { answerWallet } from './wallet/page.ts'

export interface DemoOptions {
  /** Whether requests may choose a world and control it, which only tests do. */
  separate: boolean
  /** The seed that fills the world. */
  seed?: SeedName
  /** The version that the server says it is of, with the shapes and defaults of that version. */
  version?: string
}

/** Returns the server of the demo. */
export function createDemo({ separate, seed = 'demo', version }: DemoOptions): Worlds {
  return createWorlds({
    seeds: SEEDS,
    seed: SEEDS[seed],
    ...(version !== undefined && { version }),
    clock: Date.now,
    random: Math.random,
    separate,
    // A visitor of the demo signs in as one person after the other; tests want the limits of the real server.
    rateLimits: separate,
    answerOthers: answerWallet,
    drawIdenticon: (input) => (input === '' ? pixel() : identicon(input)),
  })
}

/** How many identicons are kept. Every page shows those of the same few people. */
const MOST_IDENTICONS = 500

const identicons = new Map<string, Uint8Array<ArrayBuffer>>()

function identicon(input: string): Uint8Array<ArrayBuffer> {
  const picture = identicons.get(input) ?? drawIdenticon(input)
  if (identicons.size < MOST_IDENTICONS) identicons.set(input, picture)
  return picture
}
