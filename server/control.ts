/**
 * Lets a test control its own world: move the clock, let calls fail or wait, expire sessions, let posts and
 * notifications arrive, change the instance, start over (`POST /-/control`), and ask which calls were made
 * (`GET /-/control/requests`), and how many met which fault (`GET /-/control/chaos`).
 */
import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  record,
  safeParse,
  string,
  union,
  unknown,
} from 'valibot'
import {
  deliverNotification,
  deliverPost,
  ImpossibleCommand,
  NotificationArrival,
  PostArrival,
  removePosts,
} from './arrivals.ts'
import { Chaos, createChaos, type FaultMaker } from './chaos.ts'
import { brokenOff, cutOff } from './http/broken-answers.ts'
import { ListFault, listFault } from './list-faults.ts'
import { applyPayments, paymentCommands } from './payments-control.ts'
import { setVersion } from './policies/version.ts'
import type { World } from './world/world.ts'

const Call = object({
  /** The path without its query. `*` stands for one part of it. */
  path: string(),
  /** A part of the query as it is sent. */
  query: optional(string(), ''),
  method: optional(string()),
})
type Call = InferOutput<typeof Call>

const Failure = object({
  ...Call.entries,
  /** The status of the answer. 0 breaks the connection off. */
  status: number(),
  times: optional(number(), 1),
  /** Whether the server does what was asked, so that only its answer is lost. */
  acts: optional(boolean(), false),
  body: optional(string(), ''),
  contentType: optional(string(), 'text/plain'),
  headers: optional(record(string(), string()), {}),
  /** The place in the file at which the true answer ends before its time, in bytes. */
  after: optional(number()),
  /** Whether the connection stays open there and nothing more comes, until calls are released. */
  hangs: optional(boolean(), false),
})
type Failure = InferOutput<typeof Failure>

type Hold = Call & { promise: Promise<void>; resolve: () => void }

const oneOrMore = <S extends GenericSchema>(schema: S) => union([array(schema), schema])

const Command = object({
  seed: optional(string()),
  /** Seconds. */
  advance: optional(number()),
  fail: optional(oneOrMore(Failure)),
  /** Calls that wait for their answers until they are released. */
  hold: optional(Call),
  release: optional(boolean()),
  /** Whether all sessions end now; or the call that they end with, as the first that is refused. */
  expireTokens: optional(union([boolean(), Call])),
  /** Posts that arrive from elsewhere. */
  deliver: optional(oneOrMore(PostArrival)),
  /** Words. Every post that contains them is deleted. */
  remove: optional(oneOrMore(string())),
  /** Notifications that arrive. */
  notify: optional(oneOrMore(NotificationArrival)),
  /** The version that the server has from now on, with the shapes and defaults of that version. */
  version: optional(string()),
  /** Keys to replace in the answer about the instance. null leaves a key out. */
  instance: optional(record(string(), nullable(unknown()))),
  /** The methods of signing in that the instance offers from now on. */
  methods: optional(array(string())),
  /** Lets a share of the calls of pages go wrong from now on. */
  chaos: optional(Chaos),
  /** How all lists go wrong from now on; null ends it. */
  lists: optional(nullable(ListFault)),
  ...paymentCommands,
})
type Command = InferOutput<typeof Command>

export interface Control {
  /** Answers control calls and calls that have to fail. `answer` answers all others. */
  intercept(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response>
  /** Resolves when a request is not held any more, also one for a file of the web client. */
  untilReleased(request: Request): Promise<void>
}

/** A world that nobody asks for its calls remembers only the latest ones. */
const MOST_SEEN = 10_000

export function createControl(place: {
  world(): World
  advance(seconds: number): void
  reseed(name: string): boolean
}): Control {
  let failures: Failure[] = []
  let holds: Hold[] = []
  let seen: { method: string; path: string }[] = []
  let endsSessions: Call | null = null
  let chaos: FaultMaker | null = null
  let lists: Pick<FaultMaker, 'answer'> | null = null

  function obey(command: Command): Response {
    if (command.seed !== undefined) {
      if (!place.reseed(command.seed)) return new Response(`no seed ${command.seed}`, { status: 400 })
      failures = []
    }
    if (command.advance !== undefined) place.advance(command.advance)
    if (command.fail !== undefined) failures = failures.concat(command.fail)
    if (command.hold !== undefined) holds.push(holdOf(command.hold))
    if (command.release) {
      for (const { resolve } of holds) resolve()
      holds = []
      failures = failures.filter(({ hangs }) => !hangs)
    }
    if (command.expireTokens === true) place.world().tokens.clear()
    else if (command.expireTokens) endsSessions = command.expireTokens
    applyArrivals(place.world(), command)
    applyPayments(place.world(), place.advance, command)
    applyInstance(place.world(), command)
    if (command.chaos !== undefined) chaos = command.chaos && createChaos(command.chaos)
    if (command.lists !== undefined) lists = command.lists && listFault(command.lists)
    return new Response(null, { status: 204 })
  }

  async function control(request: Request, path: string): Promise<Response> {
    if (path === '/-/control/requests' && request.method === 'GET') {
      const calls = seen
      seen = []
      return Response.json(calls)
    }
    if (path === '/-/control/chaos' && request.method === 'GET') return Response.json(chaos?.counts() ?? {})
    if (path !== '/-/control' || request.method !== 'POST') return new Response(null, { status: 404 })
    const read = safeParse(Command, await request.json())
    if (!read.success) return Response.json(read.issues, { status: 400 })
    try {
      return obey(read.output)
    } catch (error) {
      if (error instanceof ImpossibleCommand) return new Response(error.message, { status: 400 })
      throw error
    }
  }

  const untilReleased = async (request: Request) =>
    holds.find((each) => concerns(each, request.method, new URL(request.url)))?.promise

  return {
    untilReleased,
    async intercept(request, answer) {
      const url = new URL(request.url)
      const { pathname, search } = url
      if (pathname.startsWith('/-/')) return control(request, pathname)
      seen.push({ method: request.method, path: pathname + search })
      if (seen.length > MOST_SEEN) seen.shift()
      await untilReleased(request)
      if (endsSessions && concerns(endsSessions, request.method, url)) {
        place.world().tokens.clear()
        endsSessions = null
      }
      const failure = failures.find((each) => concerns(each, request.method, url))
      const fault = isOfPage(request) ? (lists ?? chaos) : null
      if (!failure) return fault ? fault.answer(request, answer) : answer(request)
      failure.times -= 1
      failures = failures.filter((each) => each.times > 0)
      if (failure.after !== undefined) return cutOff(await answer(request), failure.after, failure.hangs)
      if (failure.acts) await answer(request)
      return fail(failure)
    },
  }
}

/** Returns whether a page makes a call. The devices of a test are spared: they say nothing of a mode. */
function isOfPage({ url, headers }: Request): boolean {
  return /^\/(api|oauth)\//.test(new URL(url).pathname) && headers.has('sec-fetch-mode')
}

function holdOf(call: Call): Hold {
  let resolve = () => {}
  const promise = new Promise<void>((release) => {
    resolve = release
  })
  return { ...call, promise, resolve }
}

function applyInstance(world: World, { version, instance, methods }: Command): void {
  if (version !== undefined) setVersion(world, version)
  if (instance !== undefined) Object.assign(world.instance.overrides, instance)
  if (methods !== undefined) world.instance.authentication_methods = methods
}

function applyArrivals(world: World, { deliver: posts = [], remove = [], notify = [] }: Command): void {
  for (const arrival of [posts].flat()) deliverPost(world, arrival)
  for (const words of [remove].flat()) removePosts(world, words)
  for (const arrival of [notify].flat()) deliverNotification(world, arrival)
}

function concerns(call: Call, method: string, { pathname, search }: URL): boolean {
  if (call.method !== undefined && call.method !== method) return false
  if (!search.includes(call.query)) return false
  const wanted = call.path.split('/')
  const parts = pathname.split('/')
  return wanted.length === parts.length && wanted.every((part, at) => part === '*' || part === parts[at])
}

function fail({ status, body, contentType, headers }: Failure): Response {
  if (status === 0) return brokenOff()
  const isBodyless = status === 204 || status === 304
  return new Response(isBodyless ? null : body, {
    status,
    headers: { 'content-type': contentType, ...headers },
  })
}
