/**
 * Tests publishing: refusals and answers (docs/server/writing.md#publish,
 * docs/server/posts.md#who-sees-a-post, docs/server/errors.md#writing-a-post).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addPost } from '../world/posts.ts'
import type { Visibility } from '../world/records.ts'
import { follow } from '../world/relations.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let bob: Visitor
let now: number

beforeEach(() => {
  now = NOON
  world = smallWorld(() => now)
  alice = visit(world, 'alice')
  bob = visit(world, 'bob')
})

const create = (body: object, key?: string) =>
  alice.send('POST', '/api/v1/statuses', body, key === undefined ? {} : { 'idempotency-key': key })

describe('a new post', () => {
  test('is answered with 200, without the viewer’s likes and bookmarks', async () => {
    const poll = { options: ['a & b', 'c'], expires_in: 60 }
    const answer = await create({ status: 'hello', poll })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      content: '<p>hello</p>',
      visibility: 'public',
      poll: { voted: null, own_votes: null, options: [{ title: 'a &amp; b', votes_count: 0 }, {}] },
      conversation: { tracking: null },
      favourited: false,
    })
  })

  test.each([
    [{ status: '' }, 'post can not be empty'],
    [{ poll: { options: ['a', 'b'], expires_in: 60 } }, 'post can not be empty'],
    [{ status: 'a', content_type: 'text/plain' }, 'unsupported content type'],
    [{ status: 'a', title: 'x'.repeat(301) }, 'title is too long'],
    [{ status: 'a', language: 'english' }, 'invalid ISO 639-1 code'],
    [{ status: 'a', visibility: 'followers' }, 'invalid visibility parameter'],
    [{ status: 'a', visibility: 'conversation' }, "top-level post can't have conversation visibility"],
    [{ status: 'a', visibility: 'direct' }, 'direct message should have at least one mention'],
    [{ status: 'a', in_reply_to_id: crypto.randomUUID() }, 'parent post does not exist'],
    [{ status: 'a', quote_id: crypto.randomUUID() }, 'quoted post does not exist'],
    [{ status: 'a', poll: { options: ['a'], expires_in: 60 } }, 'too few poll options'],
    [
      { status: 'a', poll: { options: [...'abcdefghijklmnopqrstu'], expires_in: 60 } },
      'too many poll options',
    ],
    [{ status: 'a', poll: { options: ['a', 'a'], expires_in: 60 } }, 'poll options must be unique'],
    [
      { status: 'a', poll: { options: ['a', 'x'.repeat(1001)], expires_in: 60 } },
      'poll option name is too long',
    ],
    [
      { status: 'a', media_ids: Array.from({ length: 5 }, () => crypto.randomUUID()) },
      'too many attachments',
    ],
    [{ status: 'x'.repeat(150_001) }, 'post is too long'],
  ])('%j is refused: %s', async (body, error) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error, error_description: error })
  })

  test.each([
    [{ status: 'a', media_ids: null }, /^post can not be empty$/],
    [{ status: 'a', sensitive: null }, /^post can not be empty$/],
    [{ status: 1 }, /^post can not be empty$/],
    [{ status: 'a', media_ids: ['x'] }, /^Json deserialize error: UUID parsing failed/],
    [
      { status: 'a', poll: { options: ['a', 'b'], expires_in: -1 } },
      /^Json deserialize error: invalid value/,
    ],
  ])('%j is taken for a form, and as JSON where it cannot be one', async (body, error) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect((await answer.json()).error).toMatch(error)
  })

  test('unlisted becomes public; the length in characters is not checked', async () => {
    const answer = await create({ status: 'x'.repeat(6000), visibility: 'unlisted' })
    expect(await answer.json()).toMatchObject({ visibility: 'public' })
  })

  test('needs the permission to post', async () => {
    const answer = await visit(world, 'dave').send('POST', '/api/v1/statuses', { status: 'a' })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: 'permission error' })
  })

  test('HTML is cleaned', async () => {
    const status = '<p onclick="x()">a <script>b</script><a href="javascript:c">d</a></p>'
    const post = await (await create({ status, content_type: 'text/html' })).json()
    expect(post.content).toBe('<p>a <a rel="noopener">d</a></p>')
    expect(await alice.get(`/api/v1/statuses/${post.id}/source`)).toMatchObject({ content_type: 'text/html' })
  })
})

describe('a reply', () => {
  const ALLOWED: Record<string, Visibility[]> = {
    public: ['public', 'private', 'direct'],
    'private of another': ['conversation', 'direct'],
    'private of oneself': ['private', 'conversation', 'direct'],
    direct: ['direct'],
  }
  const parents = {
    public: () => addPost(world, { author: person(world, 'bob'), text: 'a' }),
    'private of another': () =>
      addPost(world, { author: person(world, 'bob'), text: 'a', visibility: 'private' }),
    'private of oneself': () =>
      addPost(world, { author: person(world, 'alice'), text: 'a @bob', visibility: 'private' }),
    direct: () => addPost(world, { author: person(world, 'bob'), text: '@alice', visibility: 'direct' }),
  }

  test.each(Object.entries(parents))('to %s may only be narrower', async (kind, parent) => {
    const in_reply_to_id = parent().id
    const words: Visibility[] = ['public', 'private', 'subscribers', 'conversation', 'direct']
    for (const visibility of words) {
      const answer = await create({ status: '@bob b', in_reply_to_id, visibility })
      const expected = ALLOWED[kind]?.includes(visibility) ? 200 : 400
      expect([visibility, answer.status]).toEqual([visibility, expected])
    }
  })

  test('is public below a public post, else direct, and mentions the author', async () => {
    const open = await create({ status: 'b', in_reply_to_id: parents.public().id })
    expect(await open.json()).toMatchObject({ visibility: 'public', mentions: [{ username: 'bob' }] })
    const closed = await create({ status: 'b', in_reply_to_id: parents['private of another']().id })
    expect(await closed.json()).toMatchObject({ visibility: 'direct' })
    const [first] = await bob.get('/api/v1/notifications')
    expect(first).toMatchObject({ type: 'mention', subtype: 'reply', account: { username: 'alice' } })
  })

  test('mentions nobody new where the parent is not public', async () => {
    const in_reply_to_id = parents.direct().id
    const answer = await create({ status: '@carol look', in_reply_to_id })
    expect(await answer.json()).toMatchObject({ error: "can't add more recipients" })
  })
})

describe('an idempotency key', () => {
  test('returns the first post again, with the viewer’s likes, for an hour', async () => {
    const first = await (await create({ status: 'a' }, 'k')).json()
    await alice.post(`/api/v1/statuses/${first.id}/favourite`)
    const again = await (await create({ status: 'other' }, 'k')).json()
    expect(again).toMatchObject({ id: first.id, favourited: true })
    now += 3_600_000
    expect((await (await create({ status: 'a' }, 'k')).json()).id).not.toBe(first.id)
  })

  test('is looked up after validation, is shared by all people, and ends with its post', async () => {
    const first = await (await create({ status: 'a' }, 'k')).json()
    expect((await create({ status: '' }, 'k')).status).toBe(400)
    const bobs = await bob.send('POST', '/api/v1/statuses', { status: 'a' }, { 'idempotency-key': 'k' })
    expect(bobs.status).toBe(403)
    await alice.send('DELETE', `/api/v1/statuses/${first.id}`)
    expect((await create({ status: 'a' }, 'k')).status).toBe(404)
  })
})

describe('a repost', () => {
  test('returns a repost whose id is not found; undoing it returns the original', async () => {
    const [post] = await alice.get('/api/v1/timelines/public')
    const wrapper = await alice.post(`/api/v1/statuses/${post.id}/reblog`)
    expect(wrapper).toMatchObject({ content: '', reblog: { id: post.id, reblogged: true, reblogs_count: 1 } })
    for (const path of ['', '/thread', '/context', '/source']) {
      expect((await alice.send('GET', `/api/v1/statuses/${wrapper.id}${path}`)).status).toBe(404)
    }
    expect(await alice.post(`/api/v1/statuses/${post.id}/reblog`)).toMatchObject({
      error: 'post already exists',
    })
    expect(await alice.post(`/api/v1/statuses/${post.id}/unreblog`)).toMatchObject({
      id: post.id,
      reblog: null,
      reblogged: false,
    })
    expect((await alice.send('POST', `/api/v1/statuses/${post.id}/unreblog`)).status).toBe(404)
  })

  test.each([
    ['direct', 'invalid repost visibility'],
    ['followers', 'invalid visibility parameter'],
  ])('cannot be %s', async (visibility, error) => {
    const [post] = await alice.get('/api/v1/timelines/public')
    expect(await alice.post(`/api/v1/statuses/${post.id}/reblog`, { visibility })).toMatchObject({ error })
  })

  test('of a post that is not public is not possible', async () => {
    const post = addPost(world, { author: person(world, 'bob'), text: 'a', visibility: 'private' })
    expect((await alice.send('POST', `/api/v1/statuses/${post.id}/reblog`)).status).toBe(404)
  })
})

describe('a conversation', () => {
  test('is listed depth first, without posts of muted people', async () => {
    const [carol, erin] = [person(world, 'carol'), person(world, 'erin@meadow.example')]
    const root = addPost(world, { author: carol, text: 'root', created_at: now - 9000 })
    const first = addPost(world, { author: erin, content: '1', in_reply_to: root, created_at: now - 8000 })
    addPost(world, { author: carol, text: '2', in_reply_to: root, created_at: now - 7000 })
    addPost(world, { author: carol, text: '1.1', in_reply_to: first, created_at: now - 6000 })
    const thread = async () => {
      const posts = await alice.get(`/api/v1/statuses/${root.id}/thread`)
      return posts.map((post: { content: string; pleroma: { parent_visible: boolean } }) => [
        post.content.replace(/<.?p>/g, ''),
        post.pleroma.parent_visible,
      ])
    }
    expect(await thread()).toEqual([
      ['root', true],
      ['1', true],
      ['1.1', true],
      ['2', true],
    ])
    await alice.post(`/api/v1/accounts/${erin.id}/mute`)
    expect(await thread()).toEqual([
      ['root', true],
      ['1.1', false],
      ['2', true],
    ])
    expect(await alice.get(`/api/v1/statuses/${first.id}`)).toMatchObject({ hidden: true })
  })
})

test('a post for followers is shown to followers', async () => {
  const post = addPost(world, { author: person(world, 'carol'), text: 'a', visibility: 'private' })
  expect((await alice.send('GET', `/api/v1/statuses/${post.id}`)).status).toBe(404)
  follow(world, person(world, 'alice'), person(world, 'carol'))
  expect((await alice.send('GET', `/api/v1/statuses/${post.id}`)).status).toBe(200)
})
