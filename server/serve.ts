/**
 * Does for every call what all calls share: it finds the viewer, reads the input and sends refusals
 * (docs/server/README.md#requests). A handler gets decoded input and returns an entity, a page, or nothing.
 */
import type { GenericSchema, InferOutput } from 'valibot'
import { type Endpoint, expectedStatus, type ParamNames } from '#contract/endpoint.ts'
import { addressOf, type Bucket, type RateLimiter, tooManyRequests } from './http/rate-limit.ts'
import { type Encoding, readBody } from './input/body.ts'
import { readQuery } from './input/query.ts'
import type { CursorKind } from './input/query-values.ts'
import { Unreadable } from './input/unreadable.ts'
import { readUuid } from './input/uuid.ts'
import { readValues } from './input/values.ts'
import { linkHeader, type Page } from './paging.ts'
import { hasCall, isAtLeast } from './policies/version.ts'
import type { View } from './presenters/view.ts'
import { invalid, Refusal, refusalResponse } from './refusal.ts'
import { identify, missingToken, tokenOf } from './viewer.ts'
import { receiveFromElsewhere } from './world/elsewhere.ts'
import type { AccountRecord } from './world/records.ts'
import type { World } from './world/world.ts'

type Read<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined

/** The call that a handler answers. */
export interface Call<E extends Endpoint> {
  world: World
  viewer: E['access'] extends 'required' ? AccountRecord : AccountRecord | null
  view: View
  params: Record<ParamNames<E['path']>, string>
  query: Read<E['query']>
  body: Read<E['body']>
  request: Request
  /** The seconds to wait where calls are counted and there were too many, else null. */
  wait: number | null
}

type Answer<E extends Endpoint> = E['paged'] extends 'link'
  ? Page
  : E['format'] extends 'csv'
    ? string
    : E['returns'] extends GenericSchema
      ? object
      : undefined

interface CallOptions {
  /** How the body may be written. Without it, only JSON is read. */
  encoding?: Encoding
  /** Whether a missing or unreadable body counts as `{}`, always or before a version. */
  isBodyOptional?: true | { before: string }
  /** Refuses calls when there were too many, always or since a version. */
  limit?: Bucket | { bucket: Bucket; since: string }
  /** Counts the calls and leaves it to the handler to refuse some. */
  counted?: Bucket
  /** The form of `:id`. Without it, `:id` is a UUID. */
  id?: 'serial'
  /** The kind of the list's cursors. Without it, they are UUIDs. */
  cursor?: CursorKind
  headers?: Record<string, string>
}

/** The world that a call arrives in, and its rate limits. */
export interface CallContext {
  world: World
  limiter: RateLimiter
}

export interface Route {
  endpoint: Endpoint
  respond(request: Request, params: Record<string, string>, context: CallContext): Promise<Response>
}

export function serve<const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Answer<E> | Promise<Answer<E>>,
  options?: CallOptions,
): Route
export function serve(
  endpoint: Endpoint,
  handler: (call: {
    world: World
    viewer: AccountRecord | null
    view: View
    params: Record<string, string>
    query: unknown
    body: unknown
    request: Request
    wait: number | null
  }) => unknown,
  options: CallOptions = {},
): Route {
  const { access } = endpoint

  async function answer(request: Request, params: Record<string, string>, { world, limiter }: CallContext) {
    const bucket = bucketOf(options, world)
    const seconds = bucket === undefined ? null : limiter.take(bucket, addressOf(request))
    if (seconds !== null) return tooManyRequests(seconds)
    if (!hasCall(world, endpoint)) return withoutCall(endpoint)
    const token = tokenOf(request)
    if (access === 'required' && token === null) return missingToken(request)
    if (params.id !== undefined) params.id = readId(params.id, options.id)
    const query = readQuery(endpoint.query, new URL(request.url).search.slice(1), {
      isAtLeast: (version) => isAtLeast(world, version),
      cursor: options.cursor ?? 'uuid',
    })
    const body = endpoint.body && (await parseBody(endpoint.body, request, world, options))
    const viewer = identify(world, access, token)
    const view = { world, viewer, origin: originOf(request) }
    receiveFromElsewhere(world)
    const wait = options.counted ? limiter.take(options.counted, addressOf(request)) : null
    const result = await handler({ world, viewer, view, params, query, body, request, wait })
    return respond(result, request, view.origin)
  }

  function respond(result: unknown, request: Request, origin: string): Response {
    const status = expectedStatus(endpoint)
    const headers = new Headers(options.headers)
    if (status === 204) return new Response(null, { status, headers })
    if (typeof result === 'string') {
      headers.set('content-type', 'text/csv')
      return new Response(result, { status, headers })
    }
    if (!isPage(result)) return Response.json(result, { status, headers })
    if (result.next !== null) headers.set('link', linkHeader(request, origin, result.next))
    return Response.json(result.items, { status, headers })
  }

  return {
    endpoint,
    async respond(request, params, context) {
      try {
        return await answer(request, params, context)
      } catch (error) {
        if (error instanceof Refusal) return refusalResponse(error)
        throw error
      }
    },
  }
}

/** Answers a call that this version does not have. Some look like a call for one person or one post. */
function withoutCall({ method, path }: Endpoint): Response {
  const word = /^\/api\/v1\/(?:accounts|statuses)\/(\w+)$/.exec(path)?.[1]
  if (method === 'GET' && word !== undefined) readId(word)
  return new Response(null, { status: 404 })
}

function bucketOf({ limit }: CallOptions, world: World): Bucket | undefined {
  if (typeof limit !== 'object') return limit
  return isAtLeast(world, limit.since) ? limit.bucket : undefined
}

const isPage = (result: unknown): result is Page =>
  typeof result === 'object' && result !== null && 'items' in result && 'next' in result

/** Returns an id of the path in its usual spelling. */
function readId(id: string, kind?: 'serial'): string {
  try {
    return kind === 'serial' ? readSerial(id) : readUuid(id)
  } catch (error) {
    throw error instanceof Unreadable ? invalid(`Path deserialize error: ${error.message}`) : error
  }
}

function readSerial(id: string): string {
  const number = /^[+-]?\d+$/.test(id) ? Number(id) : Number.NaN
  if (number >= -(2 ** 31) && number < 2 ** 31) return id
  throw new Unreadable(`can not parse "${id}" to a i32`)
}

async function parseBody(
  schema: GenericSchema,
  request: Request,
  world: World,
  { encoding = 'J', isBodyOptional }: CallOptions,
): Promise<unknown> {
  const isOptional = isBodyOptional === true || (isBodyOptional && !isAtLeast(world, isBodyOptional.before))
  try {
    return await readBody(request, encoding, schema)
  } catch (error) {
    if (isOptional && error instanceof Refusal) return readValues(schema, {}, { areTexts: false })
    throw error
  }
}

/**
 * Returns scheme and host of a request, as a proxy in front reports them
 * (docs/server/README.md#address-in-the-header).
 */
export function originOf(request: Request): string {
  const url = new URL(request.url)
  const scheme = request.headers.get('x-forwarded-proto') ?? url.protocol.slice(0, -1)
  return `${scheme}://${request.headers.get('host') ?? url.host}`
}
