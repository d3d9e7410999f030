/**
 * Passes requests on to a real Mitra server, so that people can try the client with it from another origin.
 */
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Headers that belong to one connection, not to the message. */
const HOP_BY_HOP = [
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Returns the headers that are not passed on: those of the connection, and those that `Connection` names. */
const endingHere = (connection: string | null | undefined): ReadonlySet<string> =>
  new Set([...HOP_BY_HOP, ...(connection ?? '').split(',').map((name) => name.trim().toLowerCase())])

const NO_BODY = new Set([204, 205, 304])

/**
 * The fields that hold addresses of files. The page may load files only from its own origin
 * (docs/server/policy-and-files.md#content-security-policy).
 */
const FILE_FIELDS = 'avatar|avatar_static|header|header_static|url|static_url|preview_url|thumbnail'

export function createProxy(target: URL): { fetch: (request: Request, peer: string) => Promise<Response> } {
  return {
    async fetch(request, peer) {
      try {
        const answer = await send(request, peer, target)
        return await present(answer, target, new URL(request.url).origin)
      } catch (error) {
        return unreachable(target, error)
      }
    },
  }
}

function send(request: Request, peer: string, target: URL): Promise<IncomingMessage> {
  const { pathname, search } = new URL(request.url)
  const start = target.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const outgoing = start(
      new URL(pathname + search, target),
      { method: request.method, headers: forwardedHeaders(request, peer, target), signal: request.signal },
      resolve,
    )
    outgoing.once('error', reject)
    // No header that asks for another protocol was passed on.
    outgoing.once('upgrade', (_answer, socket) => {
      socket.destroy()
      reject(new OtherProtocol())
    })
    if (request.body === null) outgoing.end()
    else pipeline(Readable.from(request.body), outgoing).catch(reject)
  })
}

function forwardedHeaders(request: Request, peer: string, target: URL): Record<string, string> {
  const ending = endingHere(request.headers.get('connection'))
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !ending.has(name)))
  const { 'x-forwarded-for': earlier, ...rest } = headers
  return {
    ...rest,
    // The server finds its site by this name. It builds the addresses of files from name and scheme
    // (docs/server/README.md#address-in-the-header).
    host: target.host,
    'x-forwarded-proto': target.protocol.slice(0, -1),
    'x-forwarded-for': earlier === undefined ? peer : `${earlier}, ${peer}`,
    ...(rest.origin === undefined ? {} : { origin: target.origin }),
    ...(new URL(request.url).pathname.startsWith('/api/') ? { 'accept-encoding': 'identity' } : {}),
  }
}

async function present(answer: IncomingMessage, target: URL, origin: string): Promise<Response> {
  const { statusCode: status = 502, statusMessage: statusText = '' } = answer
  const headers = new Headers()
  const ending = endingHere(answer.headers.connection)
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    if (!ending.has(name)) for (const value of values ?? []) headers.append(name, value)
  }
  const location = headers.get('location')
  if (location?.startsWith(`${target.origin}/`)) headers.set('location', location.slice(target.origin.length))

  const init = { status, statusText, headers }
  if (NO_BODY.has(status)) return new Response(null, init)
  const isPlainJson =
    headers.get('content-type')?.startsWith('application/json') && !headers.has('content-encoding')
  if (!isPlainJson) return new Response(streamOf(answer), init)
  headers.delete('content-length')
  return new Response(localiseFiles(await readText(answer), target, origin), init)
}

/** Returns the body as a stream that reads on only when the browser has taken what came before. */
function streamOf(answer: IncomingMessage): ReadableStream<Uint8Array> {
  const parts: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done === true) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    cancel() {
      answer.destroy()
    },
  })
}

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

/** Replaces the server's origin by ours in the addresses of files. All other texts stay as they were sent. */
function localiseFiles(json: string, target: URL, origin: string): string {
  const server = target.origin.replace(/[.[\]]/g, '\\$&')
  const address = new RegExp(`("(?:${FILE_FIELDS})"\\s*:\\s*")${server}(?=/(?:media|api)/)`, 'g')
  return json.replace(address, `$1${origin}`)
}

class OtherProtocol extends Error {}

function unreachable(target: URL, error: unknown): Response {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
  const text =
    error instanceof OtherProtocol
      ? `The server ${target.origin} wants to speak another protocol than HTTP.`
      : `The server ${target.origin} cannot be reached (${reason}).`
  return Response.json({ error: text, error_description: text }, { status: 502 })
}
