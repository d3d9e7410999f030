/**
 * `call(endpoint, args)`: the only place that speaks HTTP. It knows the origin, the token, the encoding, the
 * expected status and the general failure rule (spec A §7 "Conventions", §8), and nothing of any screen.
 */
import { type GenericSchema, safeParse } from 'valibot'
import { encodeQuery, type QueryValue } from '#contract/encoding.ts'
import { type Answer, type CallArguments, type Endpoint, expectedStatus } from '#contract/endpoint.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import { takeEarlyAnswer } from '#platform/early-requests.ts'
import { readJson } from '#platform/read-json.ts'
import { ApiError, isTokenRefused, refusal } from './api-error.ts'
import { currentToken, invalidateToken } from './token.ts'

interface Connection {
  /** Empty for the page's own origin. */
  origin: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

let connection: Connection = {
  origin: import.meta.env.VITE_SERVER_ORIGIN ?? '',
  fetch: (url, init) => fetch(url, init),
}

/** Talks to another server, for tests that bring their own. */
export function connect(to: Connection): void {
  connection = to
}

interface Options {
  signal?: AbortSignal
  /** Another token than the session's, or none. */
  token?: string | null
  /** Whether it is sent even if the page is left. */
  keepalive?: boolean
  /** Another way to the server, which watches over the time itself: uploads tell how far they are. */
  fetch?: Connection['fetch']
}

/** A server that says nothing for so long counts as unreachable. */
const PATIENCE = 30_000

/** Carries out one call. Throws `ApiError`; an aborted `signal` throws its reason. */
export async function call<const D extends Endpoint>(
  endpoint: D,
  args: CallArguments<D>,
  options: Options = {},
): Promise<Answer<D>> {
  const parts = args as CallParts // what an endpoint does not have, its arguments cannot carry
  return send(
    endpoint,
    fillPath(endpoint.path, parts.params) + encodeQuery(parts.query ?? {}),
    parts,
    options,
  )
}

/** Fetches the page that a former page of the same list named as its next one. */
export const callNext = <const D extends Endpoint>(endpoint: D, path: string, options: Options = {}) =>
  send(endpoint, path, {}, options)

interface CallParts {
  params?: Record<string, string>
  query?: Record<string, QueryValue>
  body?: unknown
  idempotencyKey?: string
}

async function send<D extends Endpoint>(
  endpoint: D,
  path: string,
  parts: CallParts,
  options: Options,
): Promise<Answer<D>> {
  const token =
    endpoint.access === 'none' ? null : options.token === undefined ? currentToken() : options.token
  const response = await fetchAnswer(endpoint, path, parts, token, options)
  const body = await readBody(response)
  if (response.status === expectedStatus(endpoint)) return readAnswer(endpoint, response, body)

  const error = refusal(response.status, response.statusText, response.headers, body)
  // Nothing but the token can be wrong with the call that asks who it belongs to.
  const isRefused = isTokenRefused(error) || (error.status === 400 && endpoint.path === getViewer.path)
  if (token === null || !isRefused) throw error
  invalidateToken(token)
  // A stale token spoils even what a guest may read (contract 0.2).
  if (endpoint.access === 'optional') return send(endpoint, path, parts, { ...options, token: null })
  throw error
}

async function fetchAnswer(
  { method }: Endpoint,
  path: string,
  parts: CallParts,
  token: string | null,
  { signal, keepalive = false, fetch: carry }: Options,
): Promise<Response> {
  const headers = new Headers()
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  if (parts.body !== undefined) headers.set('Content-Type', 'application/json')
  if (parts.idempotencyKey) headers.set('Idempotency-Key', parts.idempotencyKey)
  const address = addressOf(path)
  const limits = [signal, carry ? undefined : AbortSignal.timeout(PATIENCE)].filter(
    (limit) => limit !== undefined,
  )
  try {
    const early = method === 'GET' ? takeEarlyAnswer(path, token) : undefined
    return await (early ??
      (carry ?? connection.fetch)(address, {
        method,
        headers,
        // `include` would fail with the server's CORS answers on another origin (contract 0.7).
        credentials: 'same-origin',
        keepalive,
        signal: AbortSignal.any(limits),
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      }))
  } catch (error) {
    signal?.throwIfAborted()
    throw new ApiError('unreachable', 'the server cannot be reached', { cause: error })
  }
}

/**
 * The address of a path at the server. Paths hold what servers said, in Link headers above all: one that leads elsewhere,
 * or that browsers read otherwise than it was written, gets no request and no token.
 */
function addressOf(path: string): string {
  const { origin } = new URL(connection.origin || location.origin)
  const url = URL.parse(origin + path)
  if (url?.origin === origin && url.pathname + url.search === path) return url.href
  throw new ApiError('unreadable', `no address at the server: ${path}`)
}

async function readBody(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw new ApiError('unreachable', 'the answer broke off', { status: response.status, cause: error })
  }
}

function readAnswer<D extends Endpoint>(endpoint: D, response: Response, body: string): Answer<D> {
  const value = endpoint.returns ? parseAnswer(endpoint.returns, readJson(body), response.status) : undefined
  const answer =
    endpoint.paged === 'link' ? { items: value, next: nextPath(response.headers.get('link')) } : value
  // The schema has just checked what the type says; TypeScript cannot follow it through the conditional type.
  return answer as Answer<D>
}

function parseAnswer(schema: GenericSchema, value: unknown, status: number): unknown {
  // A tolerant list would read an HTML page as an empty list, and that would be a lie.
  const parsed = value === undefined || value === null ? null : safeParse(schema, value)
  if (!parsed?.success) throw new ApiError('unreadable', 'the answer could not be read', { status })
  return parsed.output
}

const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/**
 * Path and query of the first URL in a Link header. Its host is not used: behind a proxy it can be an
 * internal one (contract 0.5). Whoever sends something there checks what is left.
 */
export function nextPath(link: string | null): string | null {
  const target = /<([^<>]+)>/.exec(link ?? '')?.[1]
  if (!target) return null
  const url = URL.parse(target, 'http://next.invalid')
  return url ? url.pathname + url.search : null
}
