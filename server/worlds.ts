/**
 * One server, many worlds: the cookie `kith_world` names the world a request belongs to, so that every test has
 * its own; a name such as `empty.my-test` begins with the seed that fills it. Without `separate` there is one
 * world for everybody, and nothing to control.
 */
import { createServer, type Server, type ServerOptions } from './app.ts'
import { type Control, createControl } from './control.ts'
import { setVersion } from './policies/version.ts'
import { createWorldMaker, type MakeWorld, type Seed } from './seeded-worlds.ts'
import { originOf } from './serve.ts'
import type { Random } from './world/ids.ts'
import type { Clock, World } from './world/world.ts'

export interface WorldsOptions {
  /** Fills a fresh world that names no seed. */
  seed: Seed
  /** Further seeds by the names that worlds and tests ask for. */
  seeds?: Record<string, Seed>
  /** The version that every fresh world is of; the seed decides when it is left out. */
  version?: string
  clock: Clock
  random: Random
  /** Whether requests may choose a world and control it: for tests alone. */
  separate: boolean
  /** Each world has buckets of its own; `false` lets everybody in. */
  rateLimits?: boolean
  drawIdenticon?: ServerOptions['drawIdenticon']
  /** Address of the instance; that of the first request when left out. */
  baseUrl?: string
}

const MOST = 60

export function createWorlds(options: WorldsOptions): Server {
  /** Least recently used first. */
  const places = new Map<string, Place>()
  const makeWorld = createWorldMaker(options.random)

  function enter(name: string, request: Request): Place {
    const place =
      places.get(name) ??
      createPlace(options, name, { makeWorld, baseUrl: options.baseUrl ?? originOf(request) })
    places.delete(name)
    places.set(name, place)
    const [oldest] = places.keys()
    if (places.size > MOST && oldest !== undefined) places.delete(oldest)
    return place
  }

  return {
    async fetch(request) {
      if (!options.separate) return enter('', request).server.fetch(request)
      const place = enter(worldOf(request), request)
      return place.control.intercept(request, () => place.server.fetch(request))
    },
  }
}

interface Place {
  server: Server
  control: Control
}

function createPlace(
  options: WorldsOptions,
  name: string,
  { makeWorld, baseUrl }: { makeWorld: MakeWorld; baseUrl: string },
): Place {
  const { rateLimits = true, drawIdenticon, version } = options
  const seeds = new Map(Object.entries(options.seeds ?? {}))
  let ahead = 0
  const clock = () => options.clock() + ahead

  function fresh(seed: Seed): World {
    const world = makeWorld(seed, { clock, baseUrl })
    if (version !== undefined) setVersion(world, version)
    return world
  }

  const serverFor = (world: World) =>
    createServer({ world, rateLimits, ...(drawIdenticon ? { drawIdenticon } : {}) })

  // `small.reply-test` begins with the seed `small`; a name that begins with no seed gets the usual one.
  let world = fresh(seeds.get(name.split('.')[0] ?? '') ?? options.seed)
  const place: Place = {
    server: serverFor(world),
    control: createControl({
      world: () => world,
      advance: (seconds) => {
        ahead += seconds * 1000
      },
      reseed(name) {
        const seed = seeds.get(name)
        if (!seed) return false
        world = fresh(seed)
        place.server = serverFor(world)
        return true
      },
    }),
  }
  return place
}

const worldOf = (request: Request): string =>
  /(?:^|;\s*)kith_world=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
