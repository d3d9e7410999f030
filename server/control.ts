/**
 * What a test may do to its own world from outside: move the clock, let calls fail, expire sessions, change the
 * instance, start over, and ask which calls were made. `POST /-/control`, `GET /-/control/requests`.
 */
import {
  array,
  boolean,
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
import { findAccount } from './world/accounts.ts'
import { addPost } from './world/posts.ts'
import type { World } from './world/world.ts'

const Failure = object({
  /** Path without query; `*` stands for one part of it. */
  path: string(),
  method: optional(string()),
  /** 0 breaks the connection off. */
  status: number(),
  times: optional(number(), 1),
  /** The server acts all the same; only its answer is lost. */
  acts: optional(boolean(), false),
  body: optional(string(), ''),
  contentType: optional(string(), 'text/plain'),
  headers: optional(record(string(), string()), {}),
})
type Failure = InferOutput<typeof Failure>

const Delivery = object({
  author: string(),
  content: string(),
  /** What is sent instead of the truth; `__absent__` leaves a key out (presenters/override.ts). */
  overrides: optional(record(string(), unknown())),
})

const Command = object({
  seed: optional(string()),
  /** Seconds. */
  advance: optional(number()),
  fail: optional(union([Failure, array(Failure)])),
  expireTokens: optional(boolean()),
  /** A post that arrives from another server, its HTML as that server wrote it. */
  deliver: optional(Delivery),
  /** Keys of the instance's answer; null leaves one out. */
  instance: optional(record(string(), nullable(unknown()))),
})

export interface Control {
  /** Answers control calls and calls that shall fail; everything else the server answers. */
  intercept(request: Request, answer: () => Promise<Response>): Promise<Response>
}

export function createControl(place: {
  world(): World
  advance(seconds: number): void
  reseed(name: string): boolean
}): Control {
  let failures: Failure[] = []
  let seen: { method: string; path: string }[] = []

  function obey(command: InferOutput<typeof Command>): Response {
    if (command.seed !== undefined) {
      if (!place.reseed(command.seed)) return new Response(`no seed ${command.seed}`, { status: 400 })
      failures = []
    }
    if (command.advance !== undefined) place.advance(command.advance)
    if (command.fail !== undefined) failures = failures.concat(command.fail)
    if (command.expireTokens) place.world().tokens.clear()
    if (command.deliver !== undefined && !deliver(place.world(), command.deliver)) {
      return new Response(`nobody is called ${command.deliver.author}`, { status: 400 })
    }
    if (command.instance !== undefined) Object.assign(place.world().instance.overrides, command.instance)
    return new Response(null, { status: 204 })
  }

  async function control(request: Request, path: string): Promise<Response> {
    if (path === '/-/control/requests' && request.method === 'GET') {
      const calls = seen
      seen = []
      return Response.json(calls)
    }
    if (path !== '/-/control' || request.method !== 'POST') return new Response(null, { status: 404 })
    const read = safeParse(Command, await request.json())
    return read.success ? obey(read.output) : Response.json(read.issues, { status: 400 })
  }

  return {
    async intercept(request, answer) {
      const { pathname, search } = new URL(request.url)
      if (pathname.startsWith('/-/')) return control(request, pathname)
      seen.push({ method: request.method, path: pathname + search })
      const failure = failures.find((each) => concerns(each, request.method, pathname))
      if (!failure) return answer()
      failure.times -= 1
      failures = failures.filter((each) => each.times > 0)
      if (failure.acts) await answer()
      return fail(failure)
    },
  }
}

function deliver(world: World, delivery: InferOutput<typeof Delivery>): boolean {
  const author = findAccount(world, delivery.author)
  if (!author) return false
  const post = addPost(world, { author, content: delivery.content })
  if (delivery.overrides) world.postOverrides.set(post.id, delivery.overrides)
  return true
}

function concerns(failure: Failure, method: string, path: string): boolean {
  if (failure.method !== undefined && failure.method !== method) return false
  const wanted = failure.path.split('/')
  const parts = path.split('/')
  return wanted.length === parts.length && wanted.every((part, at) => part === '*' || part === parts[at])
}

function fail({ status, body, contentType, headers }: Failure): Response {
  if (status === 0) return new Response(brokenOff(), { status: 200 })
  const isBodyless = status === 204 || status === 304
  return new Response(isBodyless ? null : body, {
    status,
    headers: { 'content-type': contentType, ...headers },
  })
}

/** Begins an answer and leaves it unfinished: an error before the first byte would become a proper 500. */
function brokenOff(): ReadableStream {
  let begun = false
  return new ReadableStream({
    pull(stream) {
      if (begun) stream.error(new Error('The connection was broken off on purpose'))
      else stream.enqueue(new Uint8Array([0x7b]))
      begun = true
    },
  })
}
