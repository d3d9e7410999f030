/**
 * Serves the built client at every address that does not belong to the server
 * (docs/server/policy-and-files.md#serving-the-web-client, docs/spec/instance.md#static-files).
 */
import { type Context, Hono } from 'hono'
import { wantsActivity } from '../http/activity.ts'
import { crossOrigin } from '../http/cross-origin.ts'
import { normalPath } from '../http/normal-path.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { serveFile } from '../http/served-file.ts'
import { Unreadable } from '../input/unreadable.ts'
import { readUuid } from '../input/uuid.ts'
import { PlainRefusal, Refusal, refusalResponse } from '../refusal.ts'
import { readClientFiles } from './client-files.ts'
import { readClientPath } from './client-path.ts'
import { createLinkPreviews, type Fetch, type Subject } from './link-preview.ts'

const INDEX = '/index.html'
const THEME = '/assets/custom.css'

export async function createWebClient({
  folder,
  backend,
}: {
  folder: string
  backend: Fetch
}): Promise<Fetch> {
  const files = await readClientFiles(folder)
  const index = files.get(INDEX)
  if (index === undefined) throw new Error(`There is no built client in ${folder}. Run: npm run build`)
  const previews = createLinkPreviews(backend)
  const app = new Hono({ getPath: normalPath })

  app.use(securityHeaders)
  app.use(crossOrigin)

  /** Answers with the page, whose head describes its subject. */
  const answerAbout = async ({ req }: Context, find: (origin: string) => Promise<Subject | undefined>) => {
    if (req.method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET, GET' } })
    const subject = await find(new URL(req.url).origin)
    if (subject && wantsActivity(req.raw)) {
      return new Response(null, { status: 302, headers: { location: subject.objectId } })
    }
    const html = index.bytes.toString()
    const page = new TextEncoder().encode(subject ? subject.insertInto(html) : html)
    const headers = { 'content-type': 'text/html', 'content-length': String(page.byteLength) }
    return new Response(page, { headers })
  }

  app.all('/:acct{@[^/]*}', (context) =>
    answerAbout(context, (origin) => previews.ofProfile(context.req.param('acct').slice(1), origin)),
  )
  app.all('/post/:id', (context) =>
    answerAbout(context, (origin) => previews.ofPost(readUuid(context.req.param('id')), origin)),
  )
  app.all('*', ({ req }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      throw new PlainRefusal(405, "Request did not meet this resource's requirements.")
    }
    const path = readClientPath(req.path)
    const file = files.get(path)
    if (file === undefined && path === THEME) return new Response(null, { status: 404 })
    return serveFile(file ?? index, req.raw)
  })
  app.onError((error) => {
    if (error instanceof Refusal) return refusalResponse(error)
    if (error instanceof Unreadable) return refusalResponse(new PlainRefusal(404, error.message))
    throw error
  })

  return async (request) => app.fetch(request)
}
