/**
 * Tests the calls of administrators (docs/server/administration.md#delete-a-post,
 * docs/server/administration.md#delete-an-account, docs/server/administration.md#list-of-accounts,
 * docs/server/writing.md#delete).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addAccount, issueToken } from '../world/accounts.ts'
import { addFeed } from '../world/feeds.ts'
import { addGroup } from '../world/groups.ts'
import { addPost } from '../world/posts.ts'
import { bookmark, like, react, vote } from '../world/reactions.ts'
import type { PostRecord } from '../world/records.ts'
import { mute, requestFollow } from '../world/relations.ts'
import { repost } from '../world/reposts.ts'
import { subscribe } from '../world/subscriptions.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let carol: Visitor
let post: PostRecord

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
  carol = visit(world, 'carol')
  post = addPost(world, { author: person(world, 'alice'), text: 'a' })
})

const remove = (visitor: Visitor, { id }: PostRecord) => visitor.send('DELETE', `/api/v1/admin/posts/${id}`)

test('a post is deleted with its replies, and its author is notified', async () => {
  const reply = addPost(world, { author: person(world, 'bob'), text: 'b', in_reply_to: post })
  const answer = await remove(carol, post)
  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
  for (const { id } of [post, reply])
    expect((await alice.send('GET', `/api/v1/statuses/${id}`)).status).toBe(404)
  expect((await remove(carol, post)).status).toBe(404)
  const [told] = await alice.get('/api/v1/notifications')
  expect(told).toMatchObject({
    type: 'moderation_warning',
    account: { username: 'carol' },
    status: null,
    moderation_warning: { action: 'delete_statuses', text: '', status_ids: null },
  })
})

test('remote and hidden posts are deleted as well; the id of a repost is not found', async () => {
  const foreign = addPost(world, { author: person(world, 'erin@meadow.example'), content: 'x' })
  const secret = addPost(world, { author: person(world, 'bob'), text: '@alice', visibility: 'direct' })
  const wrapper = repost(world, person(world, 'bob'), post)
  expect((await remove(carol, wrapper)).status).toBe(404)
  expect((await remove(carol, foreign)).status).toBe(204)
  expect((await remove(carol, secret)).status).toBe(204)
})

test('others are refused, authors too', async () => {
  for (const name of ['alice', 'bob', 'dave']) {
    expect((await remove(visit(world, name), post)).status).toBe(403)
  }
  expect((await remove(visit(world, null), post)).status).toBe(401)
  expect((await carol.send('DELETE', `/api/v1/statuses/${post.id}`)).status).toBe(403)
})

describe('deleting an account', () => {
  const removeAccount = (visitor: Visitor, id: string) =>
    visitor.send('DELETE', `/api/v1/admin/accounts/${id}`)

  test('people of this server and of others go with their posts, and the replies to them', async () => {
    const bob = person(world, 'bob')
    const erin = person(world, 'erin@meadow.example')
    const hers = addPost(world, { author: erin, content: 'x' })
    const reply = addPost(world, { author: person(world, 'alice'), text: 'b', in_reply_to: hers })
    for (const { id } of [bob, erin]) {
      const answer = await removeAccount(carol, id)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
      expect((await alice.send('GET', `/api/v1/accounts/${id}`)).status).toBe(404)
      expect((await removeAccount(carol, id)).status).toBe(404)
    }
    for (const { id } of [hers, reply])
      expect((await alice.send('GET', `/api/v1/statuses/${id}`)).status).toBe(404)
    expect((await alice.send('GET', '/api/v1/accounts/lookup?acct=bob')).status).toBe(404)
    expect([...world.posts.before()].some(({ author_id }) => [bob.id, erin.id].includes(author_id))).toBe(
      false,
    )
  })

  test('nothing of them stays with others, and every list can still be read', async () => {
    const bob = person(world, 'bob')
    const owner = person(world, 'alice')
    const poll = addPost(world, { author: owner, text: 'p', poll: { options: ['a', 'b'], expires_at: null } })
    vote(world, bob, poll, [0])
    like(world, bob, post)
    react(world, bob, post, '🎉')
    repost(world, bob, post)
    const letter = addPost(world, { author: owner, text: '@bob hello', visibility: 'direct' })
    bookmark(world, bob, letter)
    requestFollow(world, bob, person(world, 'dave'))
    mute(world, person(world, 'dave'), bob)
    subscribe(world, { sender: bob, recipient: owner, expires_at: world.clock() + 1000 })
    const feed = addFeed(world, { owner, title: 'Feed', members: [bob] })
    addFeed(world, { owner: bob, title: 'His' })
    const visitor = visit(world, 'bob')

    await removeAccount(carol, bob.id)

    expect((await visitor.send('GET', '/api/v1/timelines/home')).status).toBe(401)
    const mine = `/api/v1/accounts/${owner.id}`
    expect(await alice.get(`/api/v1/statuses/${post.id}`)).toMatchObject({
      favourites_count: 0,
      reblogs_count: 0,
      pleroma: { emoji_reactions: [] },
    })
    expect(await alice.get(`/api/v1/statuses/${poll.id}`)).toMatchObject({ poll: { votes_count: 1 } })
    expect(await alice.get(`/api/v1/statuses/${letter.id}`)).toMatchObject({ mentions: [] })
    expect(await visit(world, 'dave').get('/api/v1/mutes')).toEqual([])
    expect(await alice.get(`${mine}/subscribers?include_expired=true`)).toEqual([])
    expect(await alice.get(`/api/v1/lists/${feed.id}/accounts`)).toEqual([])
    const lists = ['notifications', 'timelines/home', 'timelines/public', 'conversations', 'directory']
    const ofAlice = ['followers', 'following', 'statuses'].map((list) => `${mine}/${list}`)
    for (const path of [...ofAlice, ...lists.map((list) => `/api/v1/${list}`)]) {
      const answer = await alice.send('GET', path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(await answer.text()).not.toContain(bob.id)
    }
    expect([...world.lists.values()].map(({ title }) => title)).toEqual(['Feed'])
  })

  test('only administrators may, and nothing keeps them from deleting themselves', async () => {
    const { id } = person(world, 'bob')
    for (const name of ['alice', 'bob', 'dave'])
      expect((await removeAccount(visit(world, name), id)).status).toBe(403)
    expect((await removeAccount(visit(world, null), id)).status).toBe(401)
    expect((await removeAccount(carol, person(world, 'carol').id)).status).toBe(204)
    expect((await carol.send('GET', '/api/v1/timelines/home')).status).toBe(401)
  })
})

describe('the list of accounts', () => {
  const path = '/api/v2/admin/accounts'
  const rowOf = async (username: string) =>
    (await carol.get(path)).find(
      ({ account }: { account: { username: string } }) => account.username === username,
    )

  test('has everybody of this server, the newest first, and nobody from elsewhere', async () => {
    const created_at = world.clock() + 1000
    addAccount(world, { username: 'zoe', created_at })
    addGroup(world, { admin: person(world, 'alice'), username: 'gardeners', created_at: created_at + 1 })
    const rows = await carol.get(path)
    const names = rows.map(({ account }: { account: { acct: string } }) => account.acct)
    expect(names.slice(0, 2)).toEqual(['gardeners', 'zoe'])
    expect(names.toSorted()).toEqual(['alice', 'bob', 'carol', 'dave', 'gardeners', 'zoe'])
  })

  test('says what each is, what they may do and when they signed in last', async () => {
    addGroup(world, { admin: person(world, 'alice'), username: 'gardeners' })
    addAccount(world, { username: 'anonymous', is_system: true })
    addAccount(world, { username: 'zoe' })
    const bob = person(world, 'bob')
    world.tokens.clear()
    carol = visit(world, 'carol')
    issueToken(world, bob, null, Date.UTC(2026, 0, 2))
    issueToken(world, bob, null, Date.UTC(2026, 0, 1))
    const none = { role: null, last_login_at: null }
    expect(await rowOf('bob')).toMatchObject({
      id: bob.id,
      account_type: 'user',
      role: { name: 'user' },
      last_login_at: '2026-01-02T00:00:00.000000Z',
    })
    expect(await rowOf('carol')).toMatchObject({ account_type: 'user', role: { name: 'admin' } })
    expect(await rowOf('zoe')).toMatchObject({
      account_type: 'user',
      role: { name: 'user' },
      last_login_at: null,
    })
    expect(await rowOf('gardeners')).toMatchObject({ ...none, account_type: 'group' })
    expect(await rowOf('anonymous')).toMatchObject({ ...none, account_type: 'anonymous' })
  })

  test('is for administrators', async () => {
    for (const name of ['alice', 'dave'])
      expect((await visit(world, name).send('GET', path)).status).toBe(403)
    expect((await visit(world, null).send('GET', path)).status).toBe(401)
  })
})
