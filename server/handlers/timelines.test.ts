/**
 * Home, public, tag and profile timelines (docs/server/timelines.md#kinds-of-timelines,
 * docs/server/timelines.md#posts-of-an-account).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addAccount } from '../world/accounts.ts'
import { addFeed } from '../world/feeds.ts'
import { addPost } from '../world/posts.ts'
import { repost } from '../world/reposts.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
})

interface Post {
  id: string
  account: { username: string }
  reblog: Post | null
}
const authors = (posts: Post[]) => new Set(posts.map((post) => post.account.username))

describe('timelines', () => {
  test('home holds own posts, those of followed people and their reposts, and no others', async () => {
    const carols = addPost(world, { author: person(world, 'carol'), text: 'a' })
    repost(world, person(world, 'bob'), carols)
    const home: Post[] = await alice.get('/api/v1/timelines/home')
    expect(authors(home)).toEqual(new Set(['alice', 'bob', 'erin']))
    expect(home.some((post) => post.reblog?.id === carols.id)).toBe(true)
    expect(authors(await alice.get('/api/v1/timelines/public'))).toContain('carol')
  })

  test('home leaves out members of custom feeds unless they mention the viewer, and muted people', async () => {
    const bob = person(world, 'bob')
    addFeed(world, { owner: person(world, 'alice'), title: 'x', members: [bob] })
    addPost(world, { author: bob, text: 'for everybody' })
    const naming = addPost(world, { author: bob, text: '@alice for you' })
    const home: Post[] = await alice.get('/api/v1/timelines/home')
    expect(authors(home)).toEqual(new Set(['alice', 'bob', 'erin']))
    const [newest, ...others] = home.filter((post) => post.account.username === 'bob')
    expect(newest?.id).toBe(naming.id)
    expect(others).toMatchObject([{ content: expect.stringContaining('@alice<') }])
    await alice.post(`/api/v1/accounts/${bob.id}/mute`)
    await alice.post(`/api/v1/accounts/${person(world, 'erin@meadow.example').id}/mute`)
    expect(authors(await alice.get('/api/v1/timelines/home'))).toEqual(new Set(['alice']))
  })

  test('follow flags leave out reposts and replies', async () => {
    repost(world, person(world, 'bob'), addPost(world, { author: person(world, 'carol'), text: 'a' }))
    const path = `/api/v1/accounts/${person(world, 'bob').id}/follow`
    const wrappers = async () => {
      const home: Post[] = await alice.get('/api/v1/timelines/home')
      return home.filter((post) => post.reblog).length
    }
    expect(await wrappers()).toBe(1)
    await alice.post(path, { reblogs: false, replies: true })
    expect(await wrappers()).toBe(0)
    await alice.post(path, { showing_reblogs: false })
    expect(await wrappers()).toBe(1)
  })

  test('the public timeline has no reposts, the local one no remote people', async () => {
    repost(world, person(world, 'bob'), addPost(world, { author: person(world, 'carol'), text: 'a' }))
    const posts: Post[] = await alice.get('/api/v1/timelines/public')
    expect(posts.every((post) => post.reblog === null)).toBe(true)
    expect(authors(await alice.get('/api/v1/timelines/public?local=true'))).not.toContain('erin')
    expect((await alice.send('GET', '/api/v1/timelines/public?local=maybe')).status).toBe(400)
  })

  test('who may read public timelines', async () => {
    const guest = visit(world, null)
    const status = async (visitor: Visitor, query = '') =>
      (await visitor.send('GET', `/api/v1/timelines/public${query}`)).status
    expect(await status(guest)).toBe(401)
    expect(await status(guest, '?local=true')).toBe(200)
    world.instance.timeline_local = false
    world.instance.federated_timeline_restricted = true
    expect(await status(guest, '?local=true')).toBe(401)
    expect(await status(alice)).toBe(403)
    expect(await status(visit(world, 'carol'))).toBe(200)
  })

  test('a tag in any case', async () => {
    expect(await visit(world, null).get('/api/v1/timelines/tag/Introductions')).toHaveLength(2)
  })

  test('a tag in any script', async () => {
    addPost(world, { author: person(world, 'bob'), text: 'свежий #Чай' })
    const path = `/api/v1/timelines/tag/${encodeURIComponent('чай')}`
    expect(await visit(world, null).get(path)).toMatchObject([{ tags: [{ name: 'чай' }] }])
  })

  test('a group has the posts that were written to it', async () => {
    const group = addAccount(world, { username: 'gardeners', is_group: true })
    const path = `/api/v1/timelines/group/${group.id}`
    expect(await alice.get(path)).toEqual([])
    const post = await alice.post('/api/v1/statuses', { status: 'roses', group_id: group.id })
    expect(await alice.get(path)).toMatchObject([{ id: post.id, group: { username: 'gardeners' } }])
  })

  test('all replies of a followed conversation are in the home timeline', async () => {
    const carol = person(world, 'carol')
    const root = addPost(world, { author: carol, text: 'root' })
    const holdsIt = async () => {
      const home: Post[] = await alice.get('/api/v1/timelines/home')
      return home.some(({ id }) => id === root.id)
    }
    const path = `/api/v1/statuses/${root.id}/conversation_tracking`
    await alice.post(path, { status: 'follow' })
    expect(await holdsIt()).toBe(true)
    await alice.post(path, { status: 'normal' })
    expect(await holdsIt()).toBe(false)
  })

  test('replies on a profile: the default differs between versions', async () => {
    const path = `/api/v1/accounts/${person(world, 'bob').id}/statuses`
    const count = async (query = '') => (await alice.get(path + query)).length
    expect(await count()).toBe(2)
    expect(await count('?exclude_replies=false')).toBe(3)
    world.instance.exclude_replies = false
    expect(await count()).toBe(3)
    expect(await count('?exclude_replies=true')).toBe(2)
  })
})
