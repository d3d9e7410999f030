/**
 * Serves a file as the real server does: with validators and ranges, without advice on caching
 * (docs/server/policy-and-files.md#caching, docs/server/policy-and-files.md#local-files).
 */
export interface ServedFile {
  name: string
  type: string
  etag: string
  modified_at: number
  read(): Uint8Array | Promise<Uint8Array>
}

export async function serveFile(file: ServedFile, request: Request): Promise<Response> {
  const { name, type, etag } = file
  const place = /^(image|text|audio|video)\//.test(type) ? 'inline' : 'attachment'
  const headers = new Headers({
    'content-type': type,
    'content-disposition': `${place}; filename="${name}"`,
    'accept-ranges': 'bytes',
    'last-modified': new Date(file.modified_at).toUTCString(),
    etag,
  })
  if (isUnchanged(request, file)) return new Response(null, { status: 304, headers })

  const bytes = Uint8Array.from(await file.read())
  const range = readRange(request.headers.get('range'), bytes.length)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.length}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range === 'whole' ? bytes : bytes.slice(range.first, range.last + 1)
  headers.set('content-length', String(part.length))
  if (range !== 'whole') headers.set('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
  const status = range === 'whole' ? 200 : 206
  return new Response(request.method === 'HEAD' ? null : part, { status, headers })
}

/** Tells whether the browser has this version of the file. A proxy may have made its tag a weak one. */
function isUnchanged({ headers }: Request, { etag, modified_at }: ServedFile): boolean {
  const match = headers.get('if-none-match')
  if (match !== null) {
    return match === '*' || match.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return since >= Math.floor(modified_at / 1000) * 1000
}

/** Reads a header that asks for one range of bytes. Any other header asks for the whole file. */
function readRange(header: string | null, size: number) {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, from = '', to = ''] = found ?? []
  if (!found || (from === '' && to === '')) return 'whole'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first >= size || first > last ? 'unsatisfiable' : { first, last }
}
