/** Files under `/media/`: validators, conditional and range requests, no caching advice (contract 0.7, 1.15). */
import type { FileRecord } from './world/records.ts'

export async function serveFile(file: FileRecord, request: Request): Promise<Response> {
  const etag = `"${file.name}"`
  const headers = new Headers({
    'content-type': file.type,
    'content-disposition': /^(image|text|audio|video)\//.test(file.type) ? 'inline' : 'attachment',
    'accept-ranges': 'bytes',
    'last-modified': new Date(file.created_at).toUTCString(),
    etag,
  })
  if (isUnchanged(request, file, etag)) return new Response(null, { status: 304, headers })

  const bytes = Uint8Array.from(await file.read())
  const range = readRange(request.headers.get('range'), bytes.length)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.length}`)
    return new Response(null, { status: 416, headers })
  }
  if (range === 'whole') {
    headers.set('content-length', String(bytes.length))
    return new Response(bytes, { headers })
  }
  headers.set('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
  headers.set('content-length', String(range.last - range.first + 1))
  return new Response(bytes.slice(range.first, range.last + 1), { status: 206, headers })
}

function isUnchanged(request: Request, file: FileRecord, etag: string): boolean {
  const match = request.headers.get('if-none-match')
  if (match !== null) return match === '*' || match.split(/\s*,\s*/).includes(etag)
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return since >= Math.floor(file.created_at / 1000) * 1000
}

/** One range of bytes; anything else asks for the whole file. */
function readRange(header: string | null, size: number) {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, from = '', to = ''] = found ?? []
  if (!found || (from === '' && to === '')) return 'whole'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first >= size || first > last ? 'unsatisfiable' : { first, last }
}
