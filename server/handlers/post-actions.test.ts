/**
 * Tests likes, reposts, pins and other actions on posts (docs/server/posts.md#acting,
 * docs/server/threads.md#load-a-conversation).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addPost } from '../world/posts.ts'
import type { PostRecord } from '../world/records.ts'
import { repost } from '../world/reposts.ts'
import type { World } from '../world/world.ts'

let world: World
let now: number
let alice: Visitor
let carol: Visitor
let bobs: PostRecord
let own: PostRecord

beforeEach(() => {
  now = NOON
  world = smallWorld(() => now)
  alice = visit(world, 'alice')
  carol = visit(world, 'carol')
  bobs = addPost(world, { author: person(world, 'bob'), text: 'look' })
  own = addPost(world, { author: person(world, 'alice'), text: 'mine' })
})

async function act({ id }: PostRecord, action: string, visitor = alice, body?: object) {
  const answer = await visitor.send('POST', `/api/v1/statuses/${id}/${action}`, body)
  const text = await answer.text()
  const json = text === '' ? null : JSON.parse(text)
  return answer.status < 300 ? json : [answer.status, json.error]
}

test.each([
  ['favourite', { favourited: true, favourites_count: 1 }],
  ['bookmark', { bookmarked: true }],
])('%s can be said twice, and taken back twice', async (action, after) => {
  for (let turn = 0; turn < 2; turn++) expect(await act(bobs, action)).toMatchObject(after)
  for (let turn = 0; turn < 2; turn++) {
    expect(await act(bobs, `un${action}`)).toMatchObject({
      favourited: false,
      bookmarked: false,
      favourites_count: 0,
    })
  }
})

test('removing a like or a reaction removes its notification', async () => {
  const told = async () => {
    const all: { type: string; emoji: string | null }[] = await visit(world, 'bob').get(
      '/api/v1/notifications',
    )
    return all.flatMap(({ type, emoji }) => (type === 'mention' ? [] : (emoji ?? type)))
  }
  const reaction = `/api/v1/pleroma/statuses/${bobs.id}/reactions/`
  const before = await told()
  await act(bobs, 'favourite')
  await alice.send('PUT', `${reaction}🎉`)
  await alice.send('PUT', `${reaction}👍`)
  expect(await told()).toEqual(['👍', '🎉', 'favourite', ...before])
  await act(bobs, 'unfavourite')
  await alice.send('DELETE', `${reaction}🎉`)
  expect(await told()).toEqual(['👍', ...before])
})

test('people can pin only their own public posts', async () => {
  const secret = addPost(world, { author: person(world, 'alice'), text: 'a', visibility: 'private' })
  expect(await act(own, 'pin')).toMatchObject({ pinned: true })
  expect(await act(own, 'unpin')).toMatchObject({ pinned: false })
  for (const post of [bobs, secret]) {
    expect(await act(post, 'pin')).toEqual([422, "can't pin post"])
    expect(await act(post, 'unpin')).toEqual([422, "can't unpin post"])
  }
})

test('people who may only read can like, but not repost', async () => {
  const dave = visit(world, 'dave')
  expect(await act(bobs, 'favourite', dave)).toMatchObject({ favourited: true })
  expect(await act(bobs, 'reblog', dave)).toEqual([403, 'permission error'])
})

describe('the id of a repost answers nothing', () => {
  const ACTIONS = [
    ...['favourite', 'unfavourite', 'reblog', 'unreblog', 'bookmark', 'unbookmark', 'pin', 'unpin'],
    ...['make_permanent', 'load_conversation'],
  ]
  const READS = ['', '/source', '/context', '/thread', '/favourited_by', '/reblogged_by']
  const calls: [string, string][] = [
    ...ACTIONS.map((action): [string, string] => ['POST', `/api/v1/statuses/:id/${action}`]),
    ...READS.map((path): [string, string] => ['GET', `/api/v1/statuses/:id${path}`]),
    ['PUT', '/api/v1/statuses/:id'],
    ['DELETE', '/api/v1/statuses/:id'],
    ['GET', '/api/v1/pleroma/statuses/:id/reactions'],
    ['PUT', '/api/v1/pleroma/statuses/:id/reactions/leaf'],
    ['DELETE', '/api/v1/pleroma/statuses/:id/reactions/leaf'],
    ['DELETE', '/api/v1/admin/posts/:id'],
  ]

  test.each(calls)('%s %s', async (method, path) => {
    const wrapper = repost(world, person(world, 'carol'), bobs)
    const body = { status: 'x', choices: [0] }
    const answer = await carol.send(
      method,
      path.replace(':id', wrapper.id),
      method === 'GET' ? undefined : body,
    )
    expect([answer.status, (await answer.json()).error]).toEqual([404, 'post not found'])
  })
})

describe('saving for good', () => {
  test('works once, for own public posts, which cannot be edited afterwards', async () => {
    world.instance.ipfs_gateway_url = 'https://ipfs.example'
    const secret = addPost(world, { author: person(world, 'alice'), text: 'a', visibility: 'private' })
    for (const post of [bobs, secret])
      expect(await act(post, 'make_permanent')).toEqual([403, 'permission error'])
    expect(await act(own, 'make_permanent')).toMatchObject({
      ipfs_cid: expect.stringMatching(/^bafybei[a-z2-7]{52}$/),
    })
    expect(await act(own, 'make_permanent')).toEqual([422, 'post already saved to IPFS'])
    const edit = await alice.send('PUT', `/api/v1/statuses/${own.id}`, { status: 'x' })
    expect(edit.status).toBe(404)
  })

  test('needs a storage network', async () => {
    expect(await act(own, 'make_permanent')).toEqual([418, 'operation not supported'])
  })
})

describe('loading replies', () => {
  let foreign: PostRecord

  beforeEach(() => {
    const author = person(world, 'erin@meadow.example')
    foreign = addPost(world, { author, content: '<p>far away</p>', created_at: NOON - 600_000 })
  })

  const repliesCount = async () => (await carol.get(`/api/v1/statuses/${foreign.id}/thread`)).length - 1

  test('adds replies a little later, once', async () => {
    expect(await act(foreign, 'load_conversation', carol, {})).toBeNull()
    expect(await repliesCount()).toBe(0)
    now += 5000
    const count = await repliesCount()
    expect(count).toBeGreaterThan(1)
    await act(foreign, 'load_conversation', carol, {})
    now += 5000
    expect(await repliesCount()).toBe(count)
  })

  test('needs a JSON body, permission, and a remote author', async () => {
    expect(await act(foreign, 'load_conversation', carol)).toEqual([400, 'Content type error'])
    expect(await act(foreign, 'load_conversation', alice, {})).toEqual([403, 'permission error'])
    expect(await act(bobs, 'load_conversation', carol, {})).toEqual([404, 'post not found'])
    expect(await act(bobs, 'load_conversation', carol, { use_context: true })).toBeNull()
  })

  test('of a whole conversation adds what answers its first post, also for a reply from here', async () => {
    const reply = addPost(world, { author: person(world, 'bob'), text: 'here', in_reply_to: foreign })
    expect(await act(reply, 'load_conversation', carol, { use_context: true })).toBeNull()
    now += 5000
    const thread: { in_reply_to_id: string | null }[] = await carol.get(
      `/api/v1/statuses/${foreign.id}/thread`,
    )
    const answers = thread.map(({ in_reply_to_id }) => in_reply_to_id)
    expect(answers).not.toContain(reply.id)
    expect(answers.filter((id) => id === foreign.id).length).toBeGreaterThan(1)
  })

  test('of a deleted post adds none', async () => {
    await act(foreign, 'load_conversation', carol, {})
    await carol.send('DELETE', `/api/v1/admin/posts/${foreign.id}`)
    const before = world.posts.size
    now += 5000
    await carol.get('/api/v1/timelines/home')
    expect(world.posts.size).toBe(before)
  })
})
