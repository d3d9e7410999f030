/**
 * What every call has in common, done once: who asks, what is asked, how it is refused (contract 0). A handler
 * gets decoded input and answers with an entity, a page, or nothing.
 */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { decodeQuery, QueryGap } from '#contract/encoding.ts'
import { type Endpoint, expectedStatus, type ParamNames } from '#contract/endpoint.ts'
import { type Encoding, readBody, TooLarge } from './body.ts'
import { linkHeader, type Page } from './paging.ts'
import { knows } from './policies/version.ts'
import type { View } from './presenters/view.ts'
import { addressOf, type Bucket, type RateLimiter, tooManyRequests } from './rate-limit.ts'
import { invalid, Refusal, refusalResponse } from './refusal.ts'
import { isUuid } from './uuid.ts'
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
}

type Answer<E extends Endpoint> = E['paged'] extends 'link'
  ? Page
  : E['returns'] extends GenericSchema
    ? object
    : undefined

interface Habits {
  /** JSON alone unless said otherwise. */
  accepts?: readonly Encoding[]
  /** A body that is missing or unreadable counts as `{}`, always or before a version. */
  isBodyOptional?: true | { before: string }
  limit?: Bucket
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
  }) => unknown,
  habits: Habits = {},
): Route {
  const { access } = endpoint

  async function answer(request: Request, params: Record<string, string>, { world, limiter }: Site) {
    if (habits.limit) {
      const seconds = limiter.take(habits.limit, addressOf(request))
      if (seconds > 0) return tooManyRequests(seconds)
    }
    if (endpoint.since && !knows(world, endpoint.since)) return new Response(null, { status: 404 })
    const token = tokenOf(request)
    if (access === 'required' && token === null) return missingToken()
    if (params.id !== undefined) checkId(params.id, habits.id)
    const query = readQuery(endpoint.query, new URL(request.url).searchParams, world)
    const body = endpoint.body && (await parseBody(endpoint.body, request, world, habits))
    const viewer = identify(world, access, token)
    const view = { world, viewer, origin: originOf(request) }
    receiveReplies(world)
    const result = await handler({ world, viewer, view, params, query, body, request })
    return respond(result, request, view.origin)
  }

  function respond(result: unknown, request: Request, origin: string): Response {
    const status = expectedStatus(endpoint)
    if (status === 204) return new Response(null, { status })
    const headers = new Headers(habits.headers)
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
        if (error instanceof TooLarge) return new Response('A payload reached size limit.', { status: 413 })
        throw error
      }
    },
  }
}

const isPage = (result: unknown): result is Page =>
  typeof result === 'object' && result !== null && 'items' in result && 'next' in result

function checkId(id: string, kind?: 'serial'): void {
  const isValid = kind === 'serial' ? /^\d+$/.test(id) : isUuid(id)
  if (!isValid) throw invalid(`Path deserialize error: can not parse "${id}"`)
}

function readQuery(schema: GenericSchema | undefined, search: URLSearchParams, world: World): unknown {
  if (!schema) return undefined
  const lists = listsOf(schema)
  const bare = [...lists].find((key) => search.has(key))
  if (bare !== undefined && !knows(world, '5.0')) {
    throw invalid(`Query deserialize error: ${bare}: invalid type: string, expected a sequence`)
  }
  try {
    const query = parse(schema, listed(lists, decodeQuery(search)), 'Query')
    if (isEmptyPage(query) && !knows(world, '4.18.1')) {
      throw invalid('Query deserialize error: limit: expected an integer between 1 and 201')
    }
    return query
  } catch (error) {
    if (error instanceof QueryGap) throw invalid(`Query deserialize error: ${error.message}`)
    throw error
  }
}

function listsOf(schema: GenericSchema): Set<string> {
  if (!('entries' in schema) || typeof schema.entries !== 'object' || !schema.entries) return new Set()
  return new Set(
    Object.entries(schema.entries).flatMap(([key, entry]) => (entry.type === 'array' ? [key] : [])),
  )
}

const isEmptyPage = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'limit' in query && query.limit === 0

/** One `id=a` is a list of one where a list is expected. */
function listed(lists: ReadonlySet<string>, query: Record<string, string | string[]>): object {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      lists.has(key) && typeof value === 'string' ? [value] : value,
    ]),
  )
}

async function parseBody(
  schema: GenericSchema,
  request: Request,
  world: World,
  { accepts = ['json'], isBodyOptional }: Habits,
): Promise<unknown> {
  const isOptional = isBodyOptional === true || (isBodyOptional && !knows(world, isBodyOptional.before))
  if (!isOptional) return parse(schema, await readBody(request, accepts), 'Json')
  try {
    return parse(schema, await readBody(request, accepts), 'Json')
  } catch (error) {
    if (error instanceof Refusal) return parse(schema, {}, 'Json')
    throw error
  }
}

function parse(schema: GenericSchema, input: unknown, what: 'Json' | 'Query'): unknown {
  const read = safeParse(schema, input)
  if (read.success) return read.output
  const [issue] = read.issues
  const where = (issue.path ?? []).map(({ key }) => String(key)).join('.')
  throw invalid(`${what} deserialize error: ${where}: ${issue.message}`)
}

/** Scheme and host as a proxy in front reports them (contract 0.5). */
export function originOf(request: Request): string {
  const url = new URL(request.url)
  const scheme = request.headers.get('x-forwarded-proto') ?? url.protocol.slice(0, -1)
  return `${scheme}://${request.headers.get('host') ?? url.host}`
}
