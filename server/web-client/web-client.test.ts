/**
 * Tests docs/spec/instance.md#static-files, docs/spec/instance.md#link-previews,
 * docs/spec/instance.md#compressed-files.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compress } from '../http/compression.ts'
import type { Fetch } from './link-preview.ts'
import { createSite } from './site.ts'
import { createWebClient } from './web-client.ts'

const ORIGIN = 'http://127.0.0.1:4000'
const POST = '0198f1c0-0000-7000-8000-000000000001'
const INDEX = `<!doctype html><head>
<title>Mitra - Federated social network</title>
<meta name="description" content="Federated social network">
</head>`

const profile = {
  acct: 'alice',
  username: 'alice',
  actor_id: `${ORIGIN}/users/alice`,
}

const backend: Fetch = async ({ url }) => {
  if (/\/lookup\?acct=alice(%40127.0.0.1)?$/.test(url)) return Response.json(profile)
  if (url.endsWith('/instance')) return Response.json({ title: 'Town & <sea>' })
  if (url.endsWith(POST)) {
    const content = `<p>First "line" <b>of</b> many</p><p>${'and more '.repeat(20)}</p>`
    return Response.json({
      uri: `${ORIGIN}/objects/${POST}`,
      content,
      visibility: 'public',
      account: profile,
    })
  }
  return Response.json({ error: 'not found' }, { status: 404 })
}

let folder = ''
let client: Fetch
/** The client's files as a good proxy sends them. */
let site: Fetch

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kith-client-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), INDEX)
  await writeFile(join(folder, 'assets/index-A1b2C3d4.js'), 'let a = 1;'.repeat(500))
  client = await createWebClient({ folder, backend })
  const joined = createSite({ backend, webClient: client })
  site = (request) => joined(request, '127.0.0.1')
})

afterAll(() => rm(folder, { recursive: true }))

const ask = (path: string, init?: RequestInit) => client(new Request(ORIGIN + path, init))

// docs/spec/instance.md#static-files
test.each([
  ['/', 200],
  ['/home', 200],
  ['/@nobody', 200],
  ['/@alice/gallery', 200],
  ['/post/not-a-uuid', 404],
  ['/assets/custom.css', 404],
  ['/.git/config', 400],
  ['/a/*b', 400],
  ['/a:', 400],
  ['/%E0%A4%A', 400],
  ['/%E0%A4zz', 400],
  ['/%zz', 200],
])('%s answers %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
})

test.each([
  ['POST', '/home', "Request did not meet this resource's requirements."],
  ['POST', '/@alice', ''],
  ['HEAD', '/@alice', ''],
])('%s %s is refused', async (method, path, text) => {
  const answer = await ask(path, { method })
  expect(answer.status).toBe(405)
  expect(await answer.text()).toBe(text)
})

// docs/spec/instance.md#compressed-files
test.each([
  ['/settings', 'no-cache'],
  ['/assets/index-A1b2C3d4.js', 'public, max-age=31536000, immutable'],
  ['/assets/index-Gone1234.js', 'no-cache'],
  ['/@alice', 'no-cache'],
])('%s is kept by browsers as a good proxy says; the server itself says nothing', async (path, advice) => {
  expect((await ask(path)).headers.get('cache-control')).toBeNull()
  const answer = await site(new Request(ORIGIN + path))
  expect(answer.headers.get('cache-control')).toBe(advice)
})

// docs/spec/instance.md#static-files
test('an unknown path shows the page', async () => {
  const answer = await ask('/settings')
  expect(await answer.text()).toBe(INDEX)
  expect((await ask('/settings', { method: 'HEAD' })).headers.get('content-length')).toBe(
    String(INDEX.length),
  )
})

test('a file can be read in parts', async () => {
  const answer = await ask('/assets/index-A1b2C3d4.js', { headers: { range: 'bytes=0-9' } })
  expect([answer.status, await answer.text()]).toEqual([206, 'let a = 1;'])
})

test('a known version is not sent again', async () => {
  const etag = (await ask('/')).headers.get('etag') ?? ''
  const answer = await ask('/', { headers: { 'If-None-Match': etag } })
  expect([answer.status, answer.body]).toEqual([304, null])
  expect((await ask('/', { headers: { 'If-None-Match': 'W/"older"' } })).status).toBe(200)
})

// docs/spec/instance.md#link-previews
describe('link previews', () => {
  test('of a profile', async () => {
    const html = await (await ask('/@alice')).text()
    expect(html).toContain('<title>Profile - alice | Town &#38; &#60;sea&#62;</title>')
    expect(html).toContain('<meta name="description" content="Profile - alice">')
    expect(html).toContain(`href="${ORIGIN}/feeds/users/alice"`)
    expect(html).not.toContain('Federated social network')
  })

  test('not of a profile with the own host', async () => {
    expect(await (await ask('/@alice@127.0.0.1')).text()).toBe(INDEX)
  })

  test('of a post, at most 75 characters long', async () => {
    const html = await (await ask(`/post/${POST}`)).text()
    const about = /og:title" content="(.*?)"/.exec(html)?.[1] ?? ''
    expect(about).toMatch(/^First &#34;line&#34; of many and more .*… - Post by @alice$/)
    expect(about.replaceAll('&#34;', '"').length).toBeLessThanOrEqual(75)
    expect(html).toContain('<title>Post by @alice | Town')
  })

  test('the page of the client has the two elements that are replaced', async () => {
    const page = await readFile(new URL('../../client/index.html', import.meta.url), 'utf8')
    const [, title = '', description = ''] = INDEX.split('\n')
    expect(page).toContain(title)
    expect(page).toContain(description)
  })

  test('programs are sent to the object itself', async () => {
    const answer = await ask(`/post/${POST}`, { headers: { Accept: 'application/activity+json' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${ORIGIN}/objects/${POST}`])
  })
})

// docs/spec/instance.md#compressed-files
describe('compression', () => {
  const compressed = async (accepted: string) => {
    const request = new Request(`${ORIGIN}/assets/index-A1b2C3d4.js`, {
      headers: { 'Accept-Encoding': accepted },
    })
    return compress(request, await site(request))
  }

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('a browser that accepts %s gets %s', async (accepted, encoding) => {
    const answer = await compressed(accepted)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(answer.headers.get('etag')?.startsWith('W/')).toBe(encoding !== null)
    const length = Number(answer.headers.get('content-length'))
    expect((await answer.arrayBuffer()).byteLength).toBe(length)
    expect(length < 5000).toBe(encoding !== null)
  })
})
