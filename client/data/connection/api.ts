/**
 * `call(endpoint, args)`: the only place that speaks HTTP. It adds origin, token and encoding, and checks the
 * status of the answer (docs/spec/conventions.md#how-calls-are-made,
 * docs/spec/conventions.md#calls-without-a-token, docs/spec/session.md#a-401-ends-the-session). It knows
 * nothing of any screen.
 */
import { type GenericSchema, safeParse } from 'valibot'
import { encodeQuery, type QueryValue } from '#contract/encoding.ts'
import {
  type Answer,
  type CallArguments,
  type Endpoint,
  expectedStatus,
  type Page,
} from '#contract/endpoint.ts'
import { unreadableIn } from '#contract/tolerant.ts'
import { isPageOf, linkedPage } from '#domain/paging.ts'
import { readJson } from '#platform/network/read-json.ts'
import { forgetEarlyAnswers, takeEarlyAnswer } from '#platform/start/early-requests.ts'
import { ApiError, isTokenRefused, refusal } from './api-error.ts'
import { noteServerTime } from './server-time.ts'
import { currentToken, invalidateToken } from './token.ts'

interface Connection {
  /** The origin of the server; empty for the page's own origin. */
  origin: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

let connection: Connection = {
  origin: import.meta.env.VITE_SERVER_ORIGIN ?? '',
  fetch: (url, init) => fetch(url, init),
}

/** Sends all calls to another server from now on. For tests. */
export function connect(to: Connection): void {
  connection = to
}

/** Returns whether an address is on the server that all calls go to. */
export const isOwnAddress = (url: string): boolean =>
  URL.parse(url)?.origin === (connection.origin || location.origin)

interface Options {
  signal?: AbortSignal
  /** A token to use instead of the session's; null sends none. */
  token?: string | null
  /** Reads the answer more strictly than its endpoint does, where all of it is sent back. */
  returns?: GenericSchema
  /**
   * Sends the request instead of `fetch`, and keeps its own time limit. Uploads use it to report their
   * progress.
   */
  fetch?: Connection['fetch']
}

/** Milliseconds after which a server that does not answer counts as unreachable. */
const ANSWER_TIMEOUT_MS = 30_000

/**
 * The longest body, in letters, of a call that goes on when the page is closed: browsers allow 64 kB for all
 * such calls together, and refuse the rest.
 */
const LASTING_BODY = 4_000

/**
 * Returns whether a change goes on when the page is closed right after the press
 * (docs/spec/conventions.md#how-calls-are-made). A new post does not: it waits on the device and is sent
 * again, which must not happen while the first call is still under way.
 */
const isLasting = ({ idempotencyKey }: CallParts, body: string | null) =>
  idempotencyKey === undefined && (body?.length ?? 0) <= LASTING_BODY

/**
 * Sends one call and returns the parsed answer. Throws `ApiError`, or the reason of `signal` when that is
 * aborted.
 */
export async function call<const D extends Endpoint>(
  endpoint: D,
  args: CallArguments<D>,
  options: Options = {},
): Promise<Answer<D>> {
  const parts = args as CallParts // the arguments of an endpoint hold only parts that it has
  return send(
    endpoint,
    fillPath(endpoint.path, parts.params) + encodeQuery(parts.query ?? {}),
    parts,
    options,
  )
}

/**
 * Returns the next page of a list. `args` are those of the first page, `path`
 * is the `next` of the page before. Throws `ApiError` for a path of
 * another list.
 */
export async function callNext<const D extends Endpoint>(
  endpoint: D,
  args: CallArguments<D>,
  path: string,
  options: Options = {},
): Promise<Answer<D>> {
  const { params } = args as CallParts
  const own = fillPath(endpoint.path, params)
  if (!isPageOf(path, own)) throw new ApiError('unreadable', `no page of ${own}: ${path}`)
  return send(endpoint, path, {}, options)
}

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
  if (response.status === expectedStatus(endpoint)) {
    return readAnswer(endpoint, path, response, body, options.returns ?? endpoint.returns)
  }

  const error = refusal(response.status, response.statusText, response.headers, body)
  if (token === null || !isTokenRefused(error)) throw error
  invalidateToken(token)
  // A stale token is refused even where guests may read (docs/server/README.md#stale-token). What is asked
  // with a token of its own is asked for that account, and a guest sees less
  // (docs/spec/session.md#a-token-and-its-account).
  if (endpoint.access === 'optional' && options.token === undefined)
    return send(endpoint, path, parts, { ...options, token: null })
  throw error
}

async function fetchAnswer(
  { method }: Endpoint,
  path: string,
  parts: CallParts,
  token: string | null,
  { signal, fetch: carry }: Options,
): Promise<Response> {
  const body = parts.body === undefined ? null : JSON.stringify(parts.body)
  const headers = new Headers()
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  if (body !== null) headers.set('Content-Type', 'application/json')
  if (parts.idempotencyKey) headers.set('Idempotency-Key', parts.idempotencyKey)
  const address = addressOf(path)
  const limits = [signal, carry ? undefined : AbortSignal.timeout(ANSWER_TIMEOUT_MS)].filter(
    (limit) => limit !== undefined,
  )
  try {
    const early = method === 'GET' ? takeEarlyAnswer(path, token) : forgetEarlyAnswers()
    const sentAt = early ? 0 : performance.now() // those were sent since the page began
    const answer = await (early ??
      (carry ?? connection.fetch)(address, {
        method,
        headers,
        // `include` would fail with the server's CORS answers on another origin
        // (docs/server/policy-and-files.md#other-origins).
        credentials: 'same-origin',
        // A redirect would carry the token and the body to another address.
        redirect: 'error',
        cache: 'no-store', // posts would stay in the files of the browser's cache after signing out
        keepalive: method !== 'GET' && token !== null && isLasting(parts, body),
        signal: AbortSignal.any(limits),
        ...(body === null ? {} : { body }),
      }))
    noteServerTime(answer, sentAt, method === 'GET')
    return answer
  } catch (error) {
    signal?.throwIfAborted()
    throw new ApiError('unreachable', 'the server cannot be reached', { cause: error })
  }
}

/**
 * Returns the address of a path at the server. Paths may come from a server, in a Link header for example.
 * Throws `ApiError` for a path that leads elsewhere or that browsers read differently: it gets no request and
 * no token.
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

function readAnswer<D extends Endpoint>(
  endpoint: D,
  path: string,
  response: Response,
  body: string,
  schema: GenericSchema | undefined,
): Answer<D> {
  const read = endpoint.format ? body : readJson(body)
  const value = schema ? parseAnswer(schema, read, response.status) : undefined
  const answer = endpoint.paged === 'link' ? pageOf(value, path, response.headers.get('link')) : value
  // The schema has checked the value; TypeScript cannot follow that through the conditional type.
  return answer as Answer<D>
}

/** Returns a page with what follows it. An empty page is the last one. */
function pageOf(value: unknown, path: string, link: string | null): Page<unknown> {
  const items = Array.isArray(value) ? value : []
  const unreadable = unreadableIn(items)
  return {
    items,
    next: items.length > 0 ? linkedPage(path, link) : null,
    ...(unreadable > 0 && { unreadable }),
  }
}

function parseAnswer(schema: GenericSchema, value: unknown, status: number): unknown {
  // A tolerant schema would read an HTML page as an empty list.
  const parsed = value === undefined || value === null ? null : safeParse(schema, value)
  if (!parsed?.success) throw new ApiError('unreadable', 'the answer could not be read', { status })
  return parsed.output
}

const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
