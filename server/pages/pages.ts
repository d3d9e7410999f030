/**
 * Serves the addresses outside the API that browsers and feed readers open
 * (docs/server/policy-and-files.md#addresses-outside-the-api).
 */
import { Hono } from 'hono'
import { ACTIVITY_TYPE, wantsActivity } from '../http/activity.ts'
import { serveFile } from '../http/served-file.ts'
import { Unreadable } from '../input/unreadable.ts'
import { readUuid } from '../input/uuid.ts'
import { invalid, PlainRefusal, refusalResponse } from '../refusal.ts'
import { findAccount } from '../world/accounts.ts'
import type { FileRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { atomFeed } from './atom-feed.ts'
import { federation } from './federation.ts'
import { nodeInfo, nodeInfoLinks } from './node-info.ts'

/** Draws a picture as PNG. */
export type DrawIdenticon = (input: string) => Picture | Promise<Picture>
type Picture = Uint8Array<ArrayBuffer>

export function pages(world: World, drawIdenticon: DrawIdenticon): Hono {
  const app = new Hono()
  const { baseUrl } = world

  app.get('/media/:file', ({ req }) => {
    const file = world.files.get(req.param('file'))
    return file ? serveFile(stored(file), req.raw) : new Response(null, { status: 404 })
  })

  // The real server fetches only addresses that it signed, and this server signs none.
  app.get('/api/media_proxy/:url', ({ req }) =>
    req.query('signature') === undefined
      ? refusalResponse(invalid('Query deserialize error: missing field `signature`'))
      : refused(403, 'permission error'),
  )

  app.get('/api/v1/accounts/identicon', async (context) => {
    const headers = { 'content-type': 'image/png', 'cache-control': 'max-age=259200' }
    return new Response(await drawIdenticon(context.req.query('input') ?? ''), { headers })
  })

  app.get('/users/:name', ({ req }) => {
    const account = findAccount(world, req.param('name'))
    if (!account?.user) return refused(404, 'account not found')
    if (!wantsActivity(req.raw)) return redirect(`${baseUrl}/@${account.username}`)
    const { actor_id: id, username: preferredUsername } = account
    return activity({ id, type: 'Person', preferredUsername })
  })

  app.get('/users/:name/proposals/:chain', ({ req }) => {
    const { name, chain } = req.param()
    const offers = findAccount(world, name)?.payment_options ?? []
    const isOffered = offers.some((offer) => 'chain_id' in offer && offer.chain_id === chain)
    return isOffered ? redirect(`${baseUrl}/@${name}/subscription`) : refused(404, 'proposal not found')
  })

  app.get('/objects/:id', ({ req }) => {
    try {
      const post = world.posts.get(readUuid(req.param('id')))
      if (post?.visibility !== 'public' || post.source === null) return refused(404, 'post not found')
      if (!wantsActivity(req.raw)) return redirect(`${baseUrl}/post/${post.id}`)
      return activity({ id: post.uri, type: 'Note', content: post.content })
    } catch (error) {
      if (error instanceof Unreadable) return refused(404, error.message, { isTyped: true })
      throw error
    }
  })

  app.get('/collections/tags/:tag', ({ req }) => redirect(`${baseUrl}/tag/${asBytes(req.param('tag'))}`))

  app.get('/feeds/users/:name', ({ req }) => {
    const account = findAccount(world, req.param('name'))
    if (!account?.user) return refused(404, 'user not found')
    const headers = { 'content-type': 'application/atom+xml' }
    return new Response(atomFeed(world, account), { headers })
  })

  app.get('/feeds/:name', ({ req }) => redirect(`/feeds/users/${req.param('name')}`, 308))

  app.route('/', federation(world))

  app.get('/.well-known/nodeinfo', () => Response.json(nodeInfoLinks(world)))
  app.get('/nodeinfo/:version{2\\.[01]}', ({ req }) => Response.json(nodeInfo(world, req.param('version'))))

  return app
}

/**
 * Returns a file as it is served. The real server finds the type by the ending of the name, which some files
 * lack.
 */
function stored({ name, type, created_at, read }: FileRecord) {
  const known = name.includes('.') ? type : 'application/octet-stream'
  return { name, type: known, etag: `"${name}"`, modified_at: created_at, read }
}

const refused = (status: number, text: string, { isTyped = false } = {}) =>
  refusalResponse(new PlainRefusal(status, text, { isTyped }))

const activity = (object: object) => Response.json(object, { headers: { 'content-type': ACTIVITY_TYPE } })

const redirect = (location: string, status = 302) => new Response(null, { status, headers: { location } })

/** Returns a text as a header value: its UTF-8 bytes, as the real server sends them. */
const asBytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))
