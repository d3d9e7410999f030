/**
 * Sends the calls of the scenario to a server, over a connection of its own for each, and keeps every answer.
 */
import http, { type IncomingMessage } from 'node:http'

/** Response headers that a client may notice. */
const HEADERS = [
  'content-type',
  'link',
  'location',
  'retry-after',
  'x-ratelimit-after',
  'cache-control',
  'www-authenticate',
  'content-disposition',
  'accept-ranges',
  'content-range',
  'allow',
  'etag',
  'last-modified',
  'content-security-policy',
  'x-content-type-options',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'access-control-max-age',
  'vary',
]

/** Opens a connection for each call, because some answers leave a connection unusable. */
const agent = new http.Agent({ keepAlive: false })

/** The size in bytes from which a body is refused before it has been read. */
const LARGE = 1_000_000

export const NOBODY = '00000000-0000-4000-8000-000000000000'

/** JSON of any shape: the scenario picks out of it what it needs. */
export type Json = Awaited<ReturnType<Response['json']>>

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  /** The parsed JSON, else the text. */
  body: Json
  text: string
  bytes?: Buffer
}

export interface CallOptions {
  /** The person whose token is sent. `garbage` sends an invalid token. */
  as?: string | undefined
  json?: unknown | undefined
  form?: string | URLSearchParams | undefined
  multipart?: FormData | undefined
  /** A body that is sent as it is, with its `type`. */
  raw?: string | Buffer | undefined
  type?: string | undefined
  headers?: Record<string, string> | undefined
  /** The address that rate limits count by; by default every call has one of its own. */
  address?: string | undefined
  /** Whether the answer is a list without an order. */
  unordered?: boolean | undefined
  /** Returns the part of the body that is kept. */
  show?: ((body: Json, answer: Answer) => unknown) | undefined
  /** Whether the call is not recorded. */
  quiet?: boolean | undefined
  /** `false` where there is no captured answer to compare with. */
  fixture?: boolean | undefined
}

export interface CallRecord {
  name: string
  request: { method: string; path: string }
  status: number
  headers: Record<string, string | string[]>
  body: unknown
  isEmpty: boolean
  unordered: boolean
}

export class Caller {
  readonly records: CallRecord[] = []
  /** The tokens by the names of the people. */
  readonly tokens = new Map<string, string>()
  /** The names of ids, tokens and other values that differ from run to run. */
  readonly names = new Map<string, string>()
  readonly origin: string
  /** Four characters that make the usernames of the run new. */
  readonly stamp: string
  #addresses = 0

  constructor(origin: string, stamp: string) {
    this.origin = origin
    this.stamp = stamp
  }

  /** Returns the username of somebody in this run. */
  user = (name: string) => `cmp${this.stamp}${name}`

  /** Returns the ids by the names that `know` gave them. */
  ids(): Record<string, Json> {
    return Object.fromEntries([...this.names].map(([id, name]) => [name, id]))
  }

  /**
   * Gives a value of this run a name, and returns it. A value that is missing in an answer becomes an unknown
   * id.
   */
  know(value: Json, name: string): Json {
    if (value !== undefined && value !== null) this.names.set(String(value), name)
    return value ?? NOBODY
  }

  async call(name: string, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const { headers, body } = await this.#encode(options)
    const answer = await this.#send(method, path, headers, body)
    if (!options.quiet && options.fixture !== false) this.keep(name, method, path, answer, options)
    return answer
  }

  keep(name: string, method: string, path: string, answer: Answer, { show, unordered }: CallOptions = {}) {
    this.records.push({
      name,
      request: { method, path },
      status: answer.status,
      headers: noticeable(answer.headers),
      body: (show ? show(answer.body, answer) : answer.body) ?? null,
      isEmpty: answer.text === '',
      unordered: unordered ?? false,
    })
  }

  async #encode({ as, json, form, multipart, raw, type, headers: more, address }: CallOptions) {
    const headers: Record<string, string> = { ...more, 'x-forwarded-for': address ?? this.#freshAddress() }
    const token = as === 'garbage' ? 'garbage' : as && this.tokens.get(as)
    if (token && !headers.authorization) headers.authorization = `Bearer ${token}`
    if (type) headers['content-type'] = type
    if (json !== undefined) {
      headers['content-type'] ??= 'application/json'
      return { headers, body: JSON.stringify(json) }
    }
    if (form !== undefined) {
      headers['content-type'] ??= 'application/x-www-form-urlencoded'
      return { headers, body: String(form) }
    }
    if (multipart !== undefined) {
      const encoded = new Response(multipart)
      headers['content-type'] ??= encoded.headers.get('content-type') ?? ''
      return { headers, body: Buffer.from(await encoded.arrayBuffer()) }
    }
    return { headers, body: raw }
  }

  #freshAddress() {
    this.#addresses += 1
    return `10.1.${this.#addresses >> 8}.${this.#addresses & 255}`
  }

  #send(method: string, path: string, headers: Record<string, string>, body?: string | Buffer) {
    return new Promise<Answer>((resolve) => {
      const { hostname, port } = new URL(this.origin)
      const size = body === undefined ? 0 : Buffer.byteLength(body)
      const length = body === undefined ? {} : { 'content-length': size }
      let begun: IncomingMessage | undefined
      const request = http.request(
        { hostname, port, method, path, headers: { ...headers, ...length }, agent },
        (response) => {
          begun = response
          const pieces: Buffer[] = []
          response.on('data', (piece) => pieces.push(piece))
          response.on('end', () => resolve(read(response, Buffer.concat(pieces))))
          response.on('error', (error) => resolve(broken(error)))
        },
      )
      request.on('error', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }) => {
        // The real server sends a body with some of its 204s, which the parser takes for the next answer.
        const stray = begun?.statusCode === 204 && error.rawPacket?.toString().split('\r\n\r\n')[1]
        if (begun && stray) {
          resolve({ status: 204, headers: begun.headers, body: `<stray body: ${stray}>`, text: stray })
        } else {
          resolve(broken(error))
        }
      })
      if (size < LARGE) {
        request.end(body)
        return
      }
      // A server that refuses a large body answers before it has it, and then closes the connection.
      request.setHeader('expect', '100-continue')
      request.on('continue', () => request.end(body))
      request.flushHeaders()
    })
  }
}

function broken(error: NodeJS.ErrnoException): Answer {
  return { status: 0, headers: {}, body: `<connection: ${error.code}>`, text: '' }
}

function read(response: IncomingMessage, bytes: Buffer): Answer {
  const { statusCode: status = 0, headers } = response
  const type = headers['content-type'] ?? ''
  const text = bytes.toString()
  if (/^(image|audio|video)\//.test(type)) return { status, headers, body: `<${type}>`, text, bytes }
  try {
    return { status, headers, body: text === '' ? '' : JSON.parse(text), text }
  } catch {
    return { status, headers, body: text, text }
  }
}

function noticeable(headers: IncomingMessage['headers']) {
  return Object.fromEntries(
    HEADERS.flatMap((key) => {
      const value = headers[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
}
