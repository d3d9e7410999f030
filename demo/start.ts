/**
 * Runs the built client with a server behind it on one origin: the demo's server, or a real one (`--server`).
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { compress } from '#server/http/compression.ts'
import { createProxy } from '#server/http/proxy.ts'
import { sendUntyped } from '#server/http/send-untyped.ts'
import { createSite } from '#server/web-client/site.ts'
import { createWebClient } from '#server/web-client/web-client.ts'
import { createDemo, type DemoOptions } from './demo.ts'
import { isSeedName } from './seeds/seeds.ts'

/** Nobody else reaches it, unless another address is given, as a container has to. */
const HOST = '127.0.0.1'

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4000' },
    host: { type: 'string', default: HOST },
    client: { type: 'string', default: 'dist' },
    server: { type: 'string' },
    // Sends the files uncompressed and without cache headers, as a real server without a proxy does.
    plain: { type: 'boolean', default: false },
    'separate-worlds': { type: 'boolean', default: false },
    seed: { type: 'string', default: 'demo' },
    'server-version': { type: 'string' },
    // How long every answer of the demo's server is on its way, in milliseconds.
    delay: { type: 'string', default: '0' },
  },
})

const target = options.server === undefined ? undefined : parseServer(options.server)
const demo = target ? undefined : createDemo(demoOptions())
const backend: { fetch: (request: Request, peer: string) => Promise<Response> } =
  demo ?? createProxy(parseServer(options.server ?? ''))
const files = await createWebClient({
  folder: options.client,
  backend: (request) => backend.fetch(request, HOST),
})

/** Answers with a file, which a test may hold back. */
async function webClient(request: Request): Promise<Response> {
  if (options['separate-worlds']) await demo?.untilReleased(request)
  return files(request)
}

/** Answers as the backend does, after the time that a server far away needs. */
async function farAway(request: Request, peer: string): Promise<Response> {
  await setTimeout(delay)
  return backend.fetch(request, peer)
}

const delay = parseNumber(options.delay, 'a number of milliseconds')
const site = createSite({ backend: delay === 0 ? backend.fetch : farAway, webClient, isPlain: options.plain })

const server = serve(
  { fetch: respond, hostname: options.host, port: parsePort(options.port) },
  ({ port }) => {
    console.log(welcome(`http://${HOST}:${port}`))
  },
)
// Browsers keep connections for longer than Node's five seconds. A connection that closes under a request
// looks broken.
if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000
server.on('error', (error: NodeJS.ErrnoException) => {
  const inUse = `Port ${options.port} is in use. Choose another one: PORT=4001 npm start`
  fail(error.code === 'EADDRINUSE' ? inUse : error.message)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))

async function respond(
  request: Request,
  { incoming, outgoing }: HttpBindings | Http2Bindings,
): Promise<Response> {
  const peer = incoming.socket.remoteAddress ?? HOST
  const response = await site(request, peer)
  const answer = new Response(response.body, response)
  try {
    const sent = options.plain ? answer : await compress(request, answer)
    return startAtOnce(await sendUntyped(sent, outgoing))
  } catch {
    // An answer that broke off on its way to the proxy breaks off for the browser too.
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
}

/**
 * Adds a header without which the adapter waits for a second piece, and turns a break into an answer of its
 * own.
 */
function startAtOnce(answer: Response): Response {
  const { headers, body } = answer
  if (body && !headers.has('content-length')) headers.set('transfer-encoding', 'chunked')
  return answer
}

function demoOptions(): DemoOptions {
  const { seed, 'separate-worlds': separate, 'server-version': version } = options
  if (!isSeedName(seed)) fail(`There is no world called "${seed}".`)
  return { separate, seed, ...(version !== undefined && { version }) }
}

function parseServer(address: string): URL {
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    fail(`--server wants an address such as https://mitra.example, not "${address}".`)
  }
  return new URL(address)
}

function parsePort(text: string): number {
  const port = parseNumber(text, 'a port')
  if (port > 65_535) fail(`"${text}" is not a port.`)
  return port
}

function parseNumber(text: string, what: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) fail(`"${text}" is not ${what}.`)
  return number
}

function fail(message: string): never {
  console.error(`\n  ${message}\n`)
  process.exit(1)
}

function welcome(origin: string): string {
  if (target) return `\n  Kith  ${origin}\n  speaks with ${target.origin}\n\n  Ctrl+C stops it.\n`
  return `
  Kith  ${origin}

  alice  a creator         bob   a reader
  carol  administrator     dave  may only read
  The password of all is demo-password.

  Ctrl+C stops it.
`
}
