/** Tests docs/spec/account.md#archive. */
import { strFromU8, unzipSync } from 'fflate'
import { parse } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { connectToServer, ORIGIN, signInAs } from '#tests/harness/client-and-server.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { forgetArchive, readArchive } from './archive-rows.ts'
import { runArchive } from './run-archive.ts'

const alice = parse(Account, { id: 'alice', username: 'alice', acct: 'alice', url: `${ORIGIN}/users/alice` })
const words = {
  locale: 'en',
  direction: 'ltr' as const,
  title: 'T',
  original: 'O',
  failed: 'Failed',
  time: String,
}
const file = (name: string) => ({ id: name, type: 'image', url: `${ORIGIN}/media/${name}`, description: '' })
const post = (id: string, ...names: string[]) => ({
  id,
  account: { id: 'alice' },
  content: `<p>post ${id}</p>`,
  visibility: 'public',
  media_attachments: names.map(file),
})

const LIST = '/api/v1/accounts/alice/statuses'
let calls: string[] = []
let lost: string | null = null

/** The server has two pages of posts, and of their three files one is gone. */
function answer(_: string, path: string): Response | undefined {
  calls.push(path)
  if (lost !== null && path.includes(lost)) throw new TypeError('no connection')
  if (path.startsWith(`${LIST}?max_id`)) return Response.json([post('1', 'c.png')])
  if (path.startsWith(LIST)) {
    const headers = { link: `<${ORIGIN}${LIST}?max_id=2>; rel="next"` }
    return Response.json([post('3', 'a.png', 'gone.png'), post('2', 'a.png')], { headers })
  }
  if (path === '/media/gone.png') return new Response('', { status: 404 })
  return path.startsWith('/media/') ? new Response(`bytes of ${path}`) : undefined
}

beforeEach(async () => {
  emptyDatabases()
  calls = []
  lost = null
  connectToServer({ onCall: answer })
  await signInAs('alice')
  calls = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await forgetArchive('alice')
})

const run = (signal = new AbortController().signal, onProgress = () => {}) =>
  runArchive({ account: alice, words, signal, onProgress })
const asked = (part: string) => calls.filter((path) => path.includes(part)).length
const readZip = async (zip: Blob) => unzipSync(new Uint8Array(await zip.arrayBuffer()))

// docs/spec/account.md#archive
test('all posts and files are in the zip, and those that are gone are named', async () => {
  const { zip, archive } = await run()
  const files = await readZip(zip)
  expect(Object.keys(files).toSorted()).toEqual([
    'files/00001.png',
    'files/00003.png',
    'index.html',
    'missing-files.txt',
    'posts.json',
  ])
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  expect(JSON.parse(text('posts.json')).map(({ id }: { id: string }) => id)).toEqual(['3', '2', '1'])
  expect(text('files/00003.png')).toBe('bytes of /media/c.png')
  expect(text('missing-files.txt')).toBe(`${ORIGIN}/media/gone.png\n`)
  expect(text('index.html')).toContain('post 1')
  expect([archive.posts, archive.asked]).toEqual([3, 3])
})

// docs/spec/account.md#archive
test.each(['max_id', '/media/a.png'])(
  'without a connection at %s it stops, and goes on from there',
  async (place) => {
    lost = place
    // A file that does not come is no reason to go on without it while the server is out of reach.
    if (place.startsWith('/media')) lost = '/'
    const listed = place.startsWith('/media')
    if (listed) {
      lost = null
      const stopping = new AbortController()
      await expect(run(stopping.signal, () => calls.length === 2 && stopping.abort())).rejects.toThrow()
      lost = '/'
    }
    await expect(run()).rejects.toThrow('the server cannot be reached')
    const before = await readArchive('alice')
    expect([before?.pages, before?.asked]).toEqual(listed ? [2, 0] : [1, 0])
    lost = null
    calls = []
    const { archive } = await run()
    expect([archive.posts, archive.asked, archive.failed.length]).toEqual([3, 3, 1])
    expect(asked(LIST)).toBe(listed ? 0 : 1)
  },
)

// docs/spec/account.md#archive
test('what is discarded begins anew', async () => {
  await run()
  expect(await readArchive('alice')).not.toBeNull()
  await forgetArchive('alice')
  expect(await readArchive('alice')).toBeNull()
  calls = []
  await run()
  expect(asked(LIST)).toBe(2)
})

/** The server has one page of posts, whose next page is this one. */
function endless(page: (asked: number) => { posts: unknown[]; next: string }): void {
  let asked = 0
  connectToServer({
    onCall: (_, path) => {
      if (!path.startsWith(LIST)) return
      asked += 1
      calls.push(path)
      const { posts, next } = page(asked)
      return Response.json(posts, { headers: { link: `<${ORIGIN}${next}>; rel="next"` } })
    },
  })
}

const firstPage = `${LIST}?limit=40&exclude_replies=false&exclude_reblogs=true&only_media=false&pinned=false`

// docs/spec/lists.md#the-end-of-a-list
test.each([
  ['itself', () => ({ posts: [post('1'), post('2')], next: firstPage }), 1],
  ['itself, empty', () => ({ posts: [], next: firstPage }), 1],
  [
    'another list',
    () => ({ posts: [post('1'), post('2')], next: '/api/v1/accounts/bob/statuses?max_id=1' }),
    1,
  ],
  ['repeats', (asked: number) => ({ posts: [post('1'), post('2')], next: `${LIST}?max_id=${asked}` }), 2],
])('where the list leads to %s the archive ends, with nothing twice', async (_, page, most) => {
  endless(page)
  const { zip, archive } = await run()
  const { 'posts.json': posts = new Uint8Array() } = await readZip(zip)
  const ids = JSON.parse(strFromU8(posts)).map(({ id }: { id: string }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect([asked('/statuses'), archive.posts]).toEqual([most, ids.length])
})

// docs/spec/lists.md#calls-without-a-hand
test('a list that never ends is no archive', async () => {
  endless((asked) => ({ posts: [post(`${asked}`)], next: `${LIST}?max_id=${asked}` }))
  await expect(run()).rejects.toMatchObject({ kind: 'unreadable' })
  expect(asked('/statuses')).toBe(5)
})

// docs/spec/data.md#a-broken-part
test('a post that cannot be read is left out and counted', async () => {
  connectToServer({
    onCall: (_, path) => (path.startsWith(LIST) ? Response.json([post('2'), 7, post('1')]) : undefined),
  })
  const { archive } = await run()
  expect([archive.posts, archive.unreadable]).toEqual([2, 1])
})

// docs/spec/data.md#a-whole-answer
test('what is no list of posts is no archive', async () => {
  connectToServer({
    onCall: (_, path) => (path.startsWith(LIST) ? Response.json({ a: [1] }) : undefined),
  })
  await expect(run()).rejects.toMatchObject({ kind: 'unreadable' })
})
