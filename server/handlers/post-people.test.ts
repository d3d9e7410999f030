/**
 * Tests which people are shown to whom (docs/server/posts.md#who-liked,
 * docs/server/README.md#when-the-header-is-sent).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, ORIGIN, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addAccount } from '../world/accounts.ts'
import { addCustomEmoji, addFile } from '../world/media.ts'
import { addPost } from '../world/posts.ts'
import { like, react } from '../world/reactions.ts'
import type { AccountRecord, PostRecord } from '../world/records.ts'
import { repost } from '../world/reposts.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let bob: Visitor
let guest: Visitor
let bobs: PostRecord
let erin: AccountRecord

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
  bob = visit(world, 'bob')
  guest = visit(world, null)
  bobs = addPost(world, { author: person(world, 'bob'), text: 'look' })
  erin = person(world, 'erin@meadow.example')
})

const names = (people: { acct: string }[]) => people.map(({ acct }) => acct)

describe('likes', () => {
  const likers = (visitor: Visitor, query = '') =>
    visitor.get(`/api/v1/statuses/${bobs.id}/favourited_by${query}`)

  test('of local people are shown only to themselves and the author', async () => {
    like(world, erin, bobs, { created_at: NOON - 2000 })
    like(world, person(world, 'carol'), bobs, { created_at: NOON - 1000 })
    expect(names(await likers(alice))).toEqual(['erin@meadow.example'])
    expect(names(await likers(visit(world, 'carol')))).toEqual(['carol', 'erin@meadow.example'])
    expect(names(await likers(bob))).toEqual(['carol', 'erin@meadow.example'])
    expect(await likers(guest)).toEqual([])
    expect(await alice.get(`/api/v1/statuses/${bobs.id}`)).toMatchObject({ favourites_count: 2 })
  })

  test('come in pages, and a page with hidden people announces no next one', async () => {
    like(world, erin, bobs, { created_at: NOON - 3000 })
    const fay = addAccount(world, { username: 'fay', host: 'meadow.example' })
    like(world, fay, bobs, { created_at: NOON - 2000 })
    const path = `/api/v1/statuses/${bobs.id}/favourited_by`
    const first = await alice.send('GET', `${path}?limit=1`)
    expect(names(await first.json())).toEqual(['fay@meadow.example'])
    const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1]?.replace(ORIGIN, '') ?? ''
    expect(names(await alice.get(next))).toEqual(['erin@meadow.example'])

    like(world, person(world, 'carol'), bobs, { created_at: NOON - 1000 })
    const thinned = await alice.send('GET', `${path}?limit=1`)
    expect(await thinned.json()).toEqual([])
    expect(thinned.headers.get('link')).toBeNull()
    expect((await alice.send('GET', `${path}?max_id=7`)).status).toBe(400)
  })

  test('share their pages with reactions, which are left out of them', async () => {
    like(world, erin, bobs, { created_at: NOON - 2000 })
    react(world, person(world, 'carol'), bobs, '🎉', { created_at: NOON - 1000 })
    expect(await likers(bob, '?limit=1')).toEqual([])
    expect(names(await likers(bob, '?limit=2'))).toEqual(['erin@meadow.example'])
  })

  test('of a hidden post are not found', async () => {
    const secret = addPost(world, { author: erin, content: 'x', visibility: 'direct' })
    for (const visitor of [alice, guest]) {
      expect((await visitor.send('GET', `/api/v1/statuses/${secret.id}/favourited_by`)).status).toBe(404)
    }
  })
})

test('reposts for followers are shown to followers, and visitors see nobody', async () => {
  const carols = addPost(world, { author: person(world, 'carol'), text: 'pass it on' })
  repost(world, erin, carols, { created_at: NOON - 2000 })
  repost(world, person(world, 'bob'), carols, { visibility: 'private', created_at: NOON - 1000 })
  const path = `/api/v1/statuses/${carols.id}/reblogged_by`
  // alice follows bob, dave does not.
  expect(names(await alice.get(path))).toEqual(['bob', 'erin@meadow.example'])
  expect(names(await visit(world, 'dave').get(path))).toEqual(['erin@meadow.example'])
  expect(await guest.get(path)).toEqual([])
})

describe('reactions', () => {
  test('come with the people whom the viewer may see, the latest first, and count only them', async () => {
    addCustomEmoji(world, { shortcode: 'leaf', file: addFile(world, Uint8Array.of(1), 'image/png') })
    react(world, erin, bobs, '🎉')
    react(world, person(world, 'carol'), bobs, '🎉')
    react(world, person(world, 'carol'), bobs, ':leaf:')
    const path = `/api/v1/pleroma/statuses/${bobs.id}/reactions`
    const [party, ...unknown] = await alice.get(path)
    expect(party).toMatchObject({ name: '🎉', url: null, count: 1, me: false })
    expect(names(party.accounts)).toEqual(['erin@meadow.example'])
    expect(unknown).toEqual([])
    const [leaf, known] = await bob.get(path)
    expect(leaf).toMatchObject({ name: 'leaf', url: expect.stringContaining('/media/'), count: 1 })
    expect(names(known.accounts)).toEqual(['carol', 'erin@meadow.example'])
    const [inPost] = (await alice.get(`/api/v1/statuses/${bobs.id}`)).pleroma.emoji_reactions
    expect(inPost).toMatchObject({ count: 1 })
    expect(inPost).not.toHaveProperty('accounts')
    expect((await guest.send('GET', path)).status).toBe(401)
  })
})
