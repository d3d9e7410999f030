/**
 * Bookmarks, liked posts, direct posts and conversations, posts by id (docs/server/timelines.md#other-lists,
 * docs/server/posts.md#several-posts).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { readPages } from '#tests/harness/pages.ts'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addPost } from '../world/posts.ts'
import { bookmark, like, react } from '../world/reactions.ts'
import type { PostRecord } from '../world/records.ts'
import { mute } from '../world/relations.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
})

const ids = (entries: { id: string }[]) => entries.map(({ id }) => id)

const say = (text: string, minute: number, by = 'bob', more: { visibility?: 'direct' | 'private' } = {}) =>
  addPost(world, { author: person(world, by), text, created_at: NOON + minute * 60_000, ...more })

describe('bookmarks', () => {
  let posts: PostRecord[]

  beforeEach(() => {
    posts = [3, 1, 2].map((minute) => say(`at ${minute}`, minute))
    for (const post of posts) bookmark(world, person(world, 'alice'), post)
  })

  test('the last bookmarked comes first, whatever its age; a full last page leads to an empty one', async () => {
    const [a, b, c] = ids(posts)
    expect(await readPages(alice, '/api/v1/bookmarks?limit=2')).toEqual([[c, b], [a]])
    expect(await readPages(alice, '/api/v1/bookmarks?limit=3')).toEqual([[c, b, a], []])
    expect(await visit(world, 'bob').get('/api/v1/bookmarks')).toEqual([])
  })

  test('posts of muted people stay, marked; deleted posts do not', async () => {
    mute(world, person(world, 'alice'), person(world, 'bob'))
    const answer: { hidden: boolean; bookmarked: boolean }[] = await alice.get('/api/v1/bookmarks')
    expect(answer.map(({ hidden, bookmarked }) => [hidden, bookmarked])).toEqual(
      Array.from({ length: 3 }, () => [true, true]),
    )
    await visit(world, 'bob').send('DELETE', `/api/v1/statuses/${posts[0]?.id}`)
    expect(await alice.get('/api/v1/bookmarks')).toHaveLength(2)
  })

  // docs/server/timelines.md#posts-that-cannot-be-opened
  test('what one may not open any more stays in the list, and cannot be taken out of it', async () => {
    const secret = say('a secret', 4, 'carol', { visibility: 'private' })
    bookmark(world, person(world, 'alice'), secret)
    expect(ids(await alice.get('/api/v1/bookmarks'))).toContain(secret.id)
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', '/unbookmark'],
    ] as const) {
      expect((await alice.send(method, `/api/v1/statuses/${secret.id}${rest}`)).status).toBe(404)
    }
    expect(ids(await alice.get('/api/v1/bookmarks'))).toContain(secret.id)
  })

  test('the cursor is a number', async () => {
    const path = `/api/v1/bookmarks?max_id=${posts[0]?.id}`
    expect((await alice.send('GET', path)).status).toBe(400)
  })
})

test('liked posts, and those with an emoji only when asked for', async () => {
  const [liked, cheered] = [say('a', 1), say('b', 2)]
  like(world, person(world, 'alice'), liked, { created_at: NOON + 10 })
  react(world, person(world, 'alice'), cheered, '🎉', { created_at: NOON + 20 })
  like(world, person(world, 'carol'), cheered)
  expect(ids(await alice.get('/api/v1/favourites'))).toEqual([liked.id])
  const all = '/api/v1/favourites?all_reactions=true'
  expect(await readPages(alice, `${all}&limit=1`)).toEqual([[cheered.id], [liked.id], []])
  expect((await alice.send('GET', '/api/v1/favourites?all_reactions=1')).status).toBe(400)
})

describe('direct posts', () => {
  let early: PostRecord
  let late: PostRecord

  beforeEach(() => {
    early = say('@alice first', 1, 'bob', { visibility: 'direct' })
    late = say('@alice second', 2, 'carol', { visibility: 'direct' })
    const author = person(world, 'alice')
    const when = { visibility: 'direct', created_at: NOON + 600_000 } as const
    addPost(world, { author, text: '@bob answered', in_reply_to: early, ...when })
  })

  test('are those by the viewer and to them', async () => {
    const posts: { content: string }[] = await alice.get('/api/v1/timelines/direct')
    expect(posts.map(({ content }) => content.replace(/<[^>]+>/g, ''))).toEqual([
      '@bob answered',
      '@alice second',
      '@alice first',
    ])
    expect(await visit(world, 'dave').get('/api/v1/timelines/direct')).toEqual([])
  })

  test('conversations are sorted by their beginning, with all people of the first post', async () => {
    const [first, second] = await alice.get('/api/v1/conversations')
    expect(first).toMatchObject({ unread: false, last_status: { id: late.id } })
    expect(second.last_status.content).toContain('answered')
    expect(second.last_status.conversation.id).toBe(second.id)
    expect(second.accounts.map(({ acct }: { acct: string }) => acct)).toEqual(['bob', 'alice'])
    expect(await readPages(alice, '/api/v1/conversations?limit=1')).toEqual([[first.id], [second.id], []])
  })
})

describe('posts by id', () => {
  const path = (asked: string[]) => `/api/v1/statuses?${asked.map((id) => `id[]=${id}`).join('&')}`

  test('come in the order of the query, each once, without hidden ones', async () => {
    const [one, two, secret] = [say('a', 1), say('b', 2), say('@carol c', 3, 'bob', { visibility: 'direct' })]
    const asked = [two.id, secret.id, one.id, crypto.randomUUID(), two.id]
    expect(ids(await alice.get(path(asked)))).toEqual([two.id, one.id])
    expect(ids(await visit(world, null).get(path(asked)))).toEqual([two.id, one.id])
    expect(ids(await visit(world, 'carol').get(path(asked)))).toEqual([two.id, secret.id, one.id])
  })

  test('too many ids and invalid ids are refused', async () => {
    const many = Array.from({ length: 201 }, () => crypto.randomUUID())
    expect(await alice.get(path(many))).toMatchObject({ error: 'too many status IDs' })
    expect((await alice.send('GET', path(['x']))).status).toBe(400)
  })
})

test('public posts of one other server', async () => {
  const posts: { account: { acct: string } }[] = await alice.get(
    '/api/v1/timelines/public?instance=meadow.example',
  )
  expect(posts.map(({ account }) => account.acct)).toEqual(['erin@meadow.example'])
  const guest = visit(world, null)
  expect((await guest.send('GET', '/api/v1/timelines/public?instance=meadow.example')).status).toBe(401)
})
