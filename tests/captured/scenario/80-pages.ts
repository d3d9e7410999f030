/** Opens the addresses that browsers open: pages of the client, files, link previews, redirects, feeds. */
import { type Caller, type CallOptions, type Json, NOBODY } from '../caller.ts'

const TITLE = /<title>.*?(?=<meta name="theme-color"|<link rel="icon"|<script type="module")/s

/** Returns the head of a page, as far as the server writes it. */
const head = (body: Json) =>
  typeof body === 'string' ? (TITLE.exec(body)?.[0].trim() ?? body.slice(0, 300)) : body

export default async function pages(t: Caller) {
  const ids = t.ids()
  const ann = t.user('ann')
  const get = (name: string, path: string, options?: CallOptions) =>
    t.call(`pages/${name}`, 'GET', path, { show: head, ...options })
  await get('root', '/')
  await get('unknown-route', '/some/route/of/the/client')
  await get('file-like', '/nothing.js')
  await get('missing-asset', '/assets/nothing.js')
  await get('custom-css', '/assets/custom.css', {
    show: (body: Json) => (body.length > 300 ? '<css>' : body),
  })
  await get('favicon', '/favicon.svg', { fixture: false, show: () => '<svg>' })
  await get('manifest', '/manifest.webmanifest', { fixture: false, show: () => '<manifest>' })
  await get('service-worker', '/sw.js', { fixture: false, show: () => '' })
  await get('picture', '/ogp-image.png', { fixture: false, show: () => '<png>' })
  await get('index-itself', '/index.html', { fixture: false })
  await get('dot-segment', '/.hidden')
  await get('dot-segment-inside', '/a/.env')
  await get('star-segment', '/*a')
  await get('colon-end', '/a:')
  await get('angle-end', '/a%3E')
  await get('bad-escape', '/%zz')
  await get('encoded-slash', '/a%2Fb')
  await get('encoded-dots', '/%2e%2e/x', { fixture: false })
  await get('trailing-slash', '/explore/', { fixture: false })
  await t.call('pages/head-root', 'HEAD', '/')
  await t.call('pages/head-route', 'HEAD', '/some/route', { fixture: false })
  await t.call('pages/head-profile', 'HEAD', `/@${ann}`)
  await t.call('pages/post-root', 'POST', '/', { json: {} })
  await t.call('pages/put-route', 'PUT', '/some/route', { json: {} })
  await t.call('pages/post-profile', 'POST', `/@${ann}`, { json: {} })
  await get('profile', `/@${ann}`)
  await get('profile-with-host', `/@${ann}@${new URL(t.origin).hostname}`)
  await get('profile-unknown', '/@nobody')
  await get('profile-other-case', `/@${ann.toUpperCase()}`)
  await get('profile-below', `/@${ann}/gallery`)
  await get('profile-as-json', `/@${ann}`, { headers: { accept: 'application/json' } })
  await get('profile-as-activity', `/@${ann}`, { headers: { accept: 'application/activity+json' } })
  await get('profile-as-ld', `/@${ann}`, {
    headers: { accept: 'application/ld+json; profile="https://www.w3.org/ns/activitystreams"' },
  })
  await get('profile-as-browser', `/@${ann}`, {
    headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
    fixture: false,
  })
  await get('post', `/post/${ids.public}`)
  await get('post-titled', `/post/${ids.title}`)
  await get('post-reply', `/post/${ids.reply}`)
  await get('post-poll', `/post/${ids['poll-single']}`)
  await get('post-media', `/post/${ids.media}`)
  await get('post-private', `/post/${ids.private}`)
  await get('post-wrapper', `/post/${ids.wrapper}`)
  await get('post-unknown', `/post/${NOBODY}`)
  await get('post-word', '/post/x')
  await get('post-itself', '/post', { fixture: false })
  await get('post-below', `/post/${ids.public}/replies`)
  await get('post-upper-case', `/post/${String(ids.public).toUpperCase()}`, { fixture: false })
  await get('post-as-activity', `/post/${ids.public}`, { headers: { accept: 'application/activity+json' } })
  await get('post-as-json', `/post/${ids.public}`, { headers: { accept: 'application/json' } })
  await get('actor', `/users/${ann}`)
  await get('actor-as-browser', `/users/${ann}`, {
    headers: { accept: 'text/html,*/*;q=0.8' },
    fixture: false,
  })
  await get('actor-as-activity', `/users/${ann}`, {
    headers: { accept: 'application/activity+json' },
    show: (body: Json) => (typeof body === 'object' ? { type: body.type, id: body.id } : body),
  })
  await get('actor-unknown', '/users/nobody')
  await get('actor-unknown-as-browser', '/users/nobody', { headers: { accept: 'text/html' } })
  await get('object', `/objects/${ids.public}`)
  await get('object-as-browser', `/objects/${ids.public}`, { headers: { accept: 'text/html' } })
  await get('object-private', `/objects/${ids.private}`, { headers: { accept: 'text/html' } })
  await get('object-unknown', `/objects/${NOBODY}`, { headers: { accept: 'text/html' } })
  await get('object-word', '/objects/x', { headers: { accept: 'text/html' } })
  await get('object-wrapper', `/objects/${ids.wrapper}`, { headers: { accept: 'text/html' } })
  await get('tag', '/collections/tags/edited')
  await get('tag-unicode', '/collections/tags/fr%C3%BChling')
  await get('tag-unknown', '/collections/tags/nothing')
  await get('proposal', `/users/${ann}/proposals/monero:418015bb9ae982a1975da7d79277c270`, {
    headers: { accept: 'text/html' },
  })
  await get('atom', `/feeds/users/${ann}`, { show: (body: Json) => String(body).split('</entry>')[0] })
  await get('atom-old', `/feeds/${ann}`)
  await get('atom-unknown', '/feeds/users/nobody')
  await get('nodeinfo', '/.well-known/nodeinfo')
  await get('nodeinfo-2.1', '/nodeinfo/2.1', { fixture: false, show: (body: Json) => Object.keys(body) })
  await get('webfinger', `/.well-known/webfinger?resource=acct:${ann}@${new URL(t.origin).hostname}`, {
    fixture: false,
    show: (body: Json) =>
      body.links ? body.links.map(({ rel, template, href }: Json) => [rel, template ?? href]) : body,
  })
  await get('media-unknown', '/media/nothing.png')
  await get('metrics', '/metrics', { fixture: false })
  const { headers } = await t.call('', 'GET', '/', { quiet: true })
  await get('unchanged', '/', {
    headers: headers.etag ? { 'if-none-match': headers.etag } : {},
    fixture: false,
  })
}
