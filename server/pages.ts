/** Addresses outside the API that browsers and feed readers follow (contract 1.15). */
import { Hono } from 'hono'
import { atomFeed } from './atom-feed.ts'
import { serveFile } from './media-file.ts'
import { findAccount } from './world/accounts.ts'
import type { World } from './world/world.ts'

const EMPTY_404 = () => new Response(null, { status: 404 })

const ACTIVITY = 'application/activity+json'

const wantsHtml = (accept: string | undefined) => !accept?.includes(ACTIVITY)

/** A picture as PNG; drawing may take a while. */
export type DrawIdenticon = (input: string) => Picture | Promise<Picture>
type Picture = Uint8Array<ArrayBuffer>

export function pages(world: World, drawIdenticon: DrawIdenticon): Hono {
  const app = new Hono()

  app.get('/media/:file', (context) => {
    const file = world.files.get(context.req.param('file'))
    return file ? serveFile(file, context.req.raw) : EMPTY_404()
  })

  app.get('/api/v1/accounts/identicon', async (context) => {
    const headers = { 'content-type': 'image/png', 'cache-control': 'max-age=259200' }
    return new Response(await drawIdenticon(context.req.query('input') ?? ''), { headers })
  })

  app.get('/users/:name', (context) => {
    const account = findAccount(world, context.req.param('name'))
    if (!account) return EMPTY_404()
    if (wantsHtml(context.req.header('accept'))) return context.redirect(`/@${account.username}`)
    const { actor_id: id, username: preferredUsername } = account
    return context.json({ id, type: 'Person', preferredUsername }, 200, { 'content-type': ACTIVITY })
  })

  app.get('/users/:name/proposals/:chain', (context) =>
    context.redirect(`/@${context.req.param('name')}/subscription`),
  )

  app.get('/objects/:id', (context) => {
    const post = world.posts.get(context.req.param('id').toLowerCase())
    if (post?.visibility !== 'public' || post.source === null) return EMPTY_404()
    if (wantsHtml(context.req.header('accept'))) return context.redirect(`/post/${post.id}`)
    return context.json({ id: post.uri, type: 'Note', content: post.content }, 200, {
      'content-type': ACTIVITY,
    })
  })

  app.get('/collections/tags/:tag', (context) =>
    context.redirect(`/tag/${encodeURIComponent(context.req.param('tag'))}`),
  )

  app.get('/feeds/users/:name', (context) => {
    const account = findAccount(world, context.req.param('name'))
    if (!account?.user) return EMPTY_404()
    const headers = { 'content-type': 'application/atom+xml' }
    return new Response(atomFeed(world, account), { headers })
  })

  app.get('/feeds/:name', (context) => context.redirect(`/feeds/users/${context.req.param('name')}`, 308))

  return app
}
