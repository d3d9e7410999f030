/**
 * Compresses text answers as a good reverse proxy does. Files that never change are compressed once, at the
 * best level (docs/spec/instance.md#compressed-files).
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /^(text\/|application\/(json|[\w.+-]+\+(json|xml))|image\/svg\+xml)/
const TOO_SMALL = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Encoding = 'br' | 'gzip'
type Compressed = Promise<Buffer<ArrayBufferLike>>

/** More than a build of the client has files. A server elsewhere may have any number of them. */
const MOST_FILES = 2_000

/** Immutable files by encoding and address. */
const kept = new Map<string, Compressed>()

export async function compress(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  if (!TEXT.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return response
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '')
  if (
    encoding === undefined ||
    response.body === null ||
    response.status === 206 ||
    headers.get('content-type') === 'text/event-stream'
  ) {
    return response
  }
  const body = Buffer.from(await response.arrayBuffer())
  const init = { status: response.status, statusText: response.statusText, headers }
  headers.set('Content-Length', String(body.byteLength))
  if (body.byteLength < TOO_SMALL) return new Response(body, init)
  const compressed = await (headers.get('cache-control')?.includes('immutable')
    ? compressOnce(`${encoding} ${new URL(request.url).pathname}`, body, encoding)
    : encode(body, encoding, { brotli: 4, gzip: 6 }))
  headers.set('Content-Encoding', encoding)
  // The bytes differ from those of the file, so the tag becomes a weak one.
  headers.delete('Accept-Ranges')
  const etag = headers.get('etag')
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  headers.set('Content-Length', String(compressed.byteLength))
  return new Response(new Uint8Array(compressed), init)
}

function compressOnce(key: string, body: Buffer, encoding: Encoding): Compressed {
  const compressed = kept.get(key) ?? encode(body, encoding, { brotli: 11, gzip: 9 })
  if (kept.size < MOST_FILES) kept.set(key, compressed)
  return compressed
}

function encode(body: Buffer, encoding: Encoding, level: { brotli: number; gzip: number }): Compressed {
  if (encoding === 'gzip') return zip(body, { level: level.gzip })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

function chooseEncoding(accepted: string): Encoding | undefined {
  const offers = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
      .map((offer) => offer.split(';')[0]?.trim()),
  )
  if (offers.has('br')) return 'br'
  return offers.has('gzip') || offers.has('*') ? 'gzip' : undefined
}
