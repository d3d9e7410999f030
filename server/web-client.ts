/** Serves the built client at every address that is not the server's own (contract 7.12). */
import { type ClientFile, readClientFiles } from './client-files.ts'
import { createLinkPreviews, type Fetch } from './link-preview.ts'

const INDEX = '/index.html'
const THEME = '/assets/custom.css'
const REFUSED_SEGMENT = /^[.*]|[:<>]$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const ACTIVITY = /application\/(activity\+json|ld\+json|json)/

type Options = { folder: string; backend: Fetch }

export async function createWebClient({ folder, backend }: Options): Promise<Fetch> {
  const files = await readClientFiles(folder)
  const index = files.get(INDEX)
  if (index === undefined) throw new Error(`There is no built client in ${folder}. Run: npm run build`)
  const previews = createLinkPreviews(backend)

  return async (request) => {
    const url = new URL(request.url)
    const path = decodePath(url.pathname)
    if (path === undefined || path.split('/').some((part) => REFUSED_SEGMENT.test(part))) return empty(400)
    if (request.method !== 'GET' && request.method !== 'HEAD') return empty(405)

    const [, first = '', second = '', ...deeper] = path.split('/')
    const isPost = first === 'post' && second !== '' && deeper.length === 0
    const isProfile = first.startsWith('@') && second === ''
    if (isPost && !UUID.test(second)) return empty(404)
    if (isPost || isProfile) {
      const subject = isPost
        ? await previews.ofPost(second, url.origin)
        : await previews.ofProfile(first.slice(1), url.origin)
      if (subject && ACTIVITY.test(request.headers.get('accept') ?? '')) return redirect(subject.objectId)
      return subject ? answer(request, withHead(index, subject.insertInto)) : answer(request, index)
    }
    const file = files.get(path)
    if (file === undefined && path === THEME) return empty(404)
    return answer(request, file ?? index)
  }
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function answer(request: Request, { body, headers }: ClientFile): Response {
  if (request.headers.get('if-none-match')?.includes(headers.ETag ?? '"') === true) {
    return new Response(null, { status: 304, headers })
  }
  const length = { 'Content-Length': String(body.byteLength) }
  return new Response(request.method === 'HEAD' ? null : body, { headers: { ...headers, ...length } })
}

/** A page written for one address has no validators: it changes with what it describes. */
function withHead({ body, headers }: ClientFile, insertInto: (html: string) => string): ClientFile {
  const { ETag: _, 'Last-Modified': __, ...rest } = headers
  return { body: Buffer.from(insertInto(body.toString())), headers: rest }
}

function empty(status: number): Response {
  return new Response(null, { status })
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { Location: location } })
}
