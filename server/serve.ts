/**
 * What every call has in common, done once: who asks, what is asked, how it is refused (contract 0). A handler
 * gets decoded input and answers with an entity, a page, or nothing.
 */
import type { GenericSchema, InferOutput } from 'valibot'
import { type Endpoint, expectedStatus, type ParamNames } from '#contract/endpoint.ts'
import { type Encoding, readBody } from './body.ts'
import { linkHeader, type Page } from './paging.ts'
import { knows } from './policies/version.ts'
import type { View } from './presenters/view.ts'
import { readQuery } from './query.ts'
import { addressOf, type Bucket, type RateLimiter, tooManyRequests } from './rate-limit.ts'
import { invalid, Refusal, refusalResponse } from './refusal.ts'
import { Unreadable } from './unreadable.ts'
import { readUuid } from './uuid.ts'
import { readValues } from './values.ts'
import { identify, missingToken, tokenOf } from './viewer.ts'
import type { AccountRecord } from './world/records.ts'
import { receiveReplies } from './world/replies-elsewhere.ts'
import type { World } from './world/world.ts'

type Read<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined

/** What a handler knows about the call it answers. */
export interface Call<E extends Endpoint> {
  world: World
  viewer: E['access'] extends 'required' ? AccountRecord : AccountRecord | null
  view: View
  params: Record<ParamNames<E['path']>, string>
  query: Read<E['query']>
  body: Read<E['body']>
  request: Request
  /** Seconds to wait, where calls are counted and there were too many. */
  wait: number | null
}

type Answer<E extends Endpoint> = E['paged'] extends 'link'
  ? Page
  : E['returns'] extends GenericSchema
    ? object
    : undefined

interface Habits {
  /** JSON alone unless said otherwise. */
  encoding?: Encoding
  /** A body that is missing or unreadable counts as `{}`, always or before a version. */
  isBodyOptional?: true | { before: string }
  limit?: Bucket
  /** Calls are counted, and the handler says who is refused. */
  counted?: Bucket
  /** What `:id` looks like; a UUID unless said otherwise. */
  id?: 'serial'
  headers?: Record<string, string>
}

/** Where a call arrives: one world and its limits. */
export interface Site {
  world: World
  limiter: RateLimiter
}

export interface Route {
  endpoint: Endpoint
  respond(request: Request, params: Record<string, string>, site: Site): Promise<Response>
}

export function serve<const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Answer<E> | Promise<Answer<E>>,
  habits?: Habits,
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
  habits: Habits = {},
): Route {
  const { access } = endpoint

  async function answer(request: Request, params: Record<string, string>, { world, limiter }: Site) {
    if (habits.limit) {
      const seconds = limiter.take(habits.limit, addressOf(request))
      if (seconds !== null) return tooManyRequests(seconds)
    }
    if (endpoint.since && !knows(world, endpoint.since)) return new Response(null, { status: 404 })
    const token = tokenOf(request)
    if (access === 'required' && token === null) return missingToken(request)
    if (params.id !== undefined) params.id = readId(params.id, habits.id)
    const query = readQuery(endpoint.query, new URL(request.url).search.slice(1), world)
    const body = endpoint.body && (await parseBody(endpoint.body, request, world, habits))
    const viewer = identify(world, access, token)
    const view = { world, viewer, origin: originOf(request) }
    receiveReplies(world)
    const wait = habits.counted ? limiter.take(habits.counted, addressOf(request)) : null
    const result = await handler({ world, viewer, view, params, query, body, request, wait })
    return respond(result, request, view.origin)
  }

  function respond(result: unknown, request: Request, origin: string): Response {
    const status = expectedStatus(endpoint)
    const headers = new Headers(habits.headers)
    if (status === 204) return new Response(null, { status, headers })
    if (!isPage(result)) return Response.json(result, { status, headers })
    if (result.next !== null) headers.set('link', linkHeader(request, origin, result.next))
    return Response.json(result.items, { status, headers })
  }

  return {
    endpoint,
    async respond(request, params, site) {
      try {
        return await answer(request, params, site)
      } catch (error) {
        if (error instanceof Refusal) return refusalResponse(error)
        throw error
      }
    },
  }
}

const isPage = (result: unknown): result is Page =>
  typeof result === 'object' && result !== null && 'items' in result && 'next' in result

/** Ids in paths reach handlers in their usual spelling. */
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
  { encoding = 'J', isBodyOptional }: Habits,
): Promise<unknown> {
  const isOptional = isBodyOptional === true || (isBodyOptional && !knows(world, isBodyOptional.before))
  try {
    return await readBody(request, encoding, schema)
  } catch (error) {
    if (isOptional && error instanceof Refusal) return readValues(schema, {}, { areTexts: false })
    throw error
  }
}

/** Scheme and host as a proxy in front reports them (contract 0.5). */
export function originOf(request: Request): string {
  const url = new URL(request.url)
  const scheme = request.headers.get('x-forwarded-proto') ?? url.protocol.slice(0, -1)
  return `${scheme}://${request.headers.get('host') ?? url.host}`
}
