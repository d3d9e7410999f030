/**
 * Runs many worlds on one server. The cookie `kith_world` names the world of a request, so that every test
 * has its own. A name such as `empty.my-test` begins with the seed that fills the world. Without `separate`
 * there is one world, without control.
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
  /** Whether requests may choose a world and control it, which only tests do. */
  separate: boolean
  /** Whether calls are limited, in each world on its own. */
  rateLimits?: boolean
  drawIdenticon?: ServerOptions['drawIdenticon']
  /** The address of the instance. Without it, that of the first request. */
  baseUrl?: string
  /** Answers what no real server has, and returns null for everything else. */
  answerOthers?: (request: Request, place: Place) => Promise<Response | null>
}

/** A running world, and its clock. */
export interface Place {
  world(): World
  advance(seconds: number): void
}

const MOST = 60

export interface Worlds extends Server {
  /** Resolves when a test does not hold a request any more. */
  untilReleased(request: Request): Promise<void>
}

export function createWorlds(options: WorldsOptions): Worlds {
  /** The running worlds, the least recently used first. */
  const running = new Map<string, RunningWorld>()
  const makeWorld = createWorldMaker(options.random)

  function findOrStart(name: string, request: Request): RunningWorld {
    const place =
      running.get(name) ??
      startWorld(options, name, { makeWorld, baseUrl: options.baseUrl ?? originOf(request) })
    running.delete(name)
    running.set(name, place)
    const [oldest] = running.keys()
    if (running.size > MOST && oldest !== undefined) running.delete(oldest)
    return place
  }

  const placeOf = (request: Request) => findOrStart(options.separate ? worldOf(request) : '', request)

  return {
    untilReleased: (request) => placeOf(request).control.untilReleased(request),
    async fetch(request) {
      const place = placeOf(request)
      const answer = async (asked: Request) =>
        (await options.answerOthers?.(asked, place)) ?? place.server.fetch(asked)
      return options.separate ? place.control.intercept(request, answer) : answer(request)
    },
  }
}

interface RunningWorld extends Place {
  server: Server
  control: Control
}

function startWorld(
  options: WorldsOptions,
  name: string,
  { makeWorld, baseUrl }: { makeWorld: MakeWorld; baseUrl: string },
): RunningWorld {
  const { rateLimits = true, drawIdenticon, version } = options
  const seeds = new Map(Object.entries(options.seeds ?? {}))
  let ahead = 0
  const clock = () => options.clock() + ahead

  function fresh(seed: Seed): World {
    const world = makeWorld(seed, { clock, baseUrl })
    if (version !== undefined) setVersion(world, version)
    return world
  }

  function advance(seconds: number): void {
    ahead += seconds * 1000
  }

  const serverFor = (world: World) =>
    createServer({ world, rateLimits, ...(drawIdenticon ? { drawIdenticon } : {}) })

  // `small.reply-test` begins with the name of the seed `small`. A name that begins with no seed gets the
  // usual one.
  let world = fresh(seeds.get(name.split('.')[0] ?? '') ?? options.seed)
  const place: RunningWorld = {
    server: serverFor(world),
    world: () => world,
    advance,
    control: createControl({
      world: () => world,
      advance,
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
