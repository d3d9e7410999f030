/** Tests aliases, and posts that are loaded from other servers (docs/server/accounts.md#calls). */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { createServer } from '../app.ts'
import { setVersion } from '../policies/version.ts'
import { addPostsElsewhere } from '../world/posts-elsewhere.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

const DAY = 86_400_000

let now: number
let world: World
let alice: Visitor
let erin: AccountRecord

beforeEach(() => {
  now = NOON
  world = smallWorld(() => now)
  alice = visit(world, 'alice', createServer({ world, rateLimits: false }))
  erin = person(world, 'erin@meadow.example')
})

// docs/server/settings.md#aliases, docs/spec/data.md#data-of-an-alias
describe('aliases', () => {
  const aliasesOf = (account: AccountRecord) =>
    visit(world, null).get(`/api/v1/accounts/${account.id}/aliases/all`)

  test('a guest may ask; most people have none', async () => {
    expect(await aliasesOf(erin)).toEqual({ declared: [], declared_all: [], verified: [] })
    const unknown = `/api/v1/accounts/${crypto.randomUUID()}/aliases/all`
    expect((await alice.send('GET', unknown)).status).toBe(404)
  })

  test('an unknown alias has no account, and only those that answer are verified', async () => {
    const [bob, carol] = [person(world, 'bob'), person(world, 'carol')]
    const old = 'https://old.example/users/erin'
    erin.aliases.push(bob.actor_id, old, carol.actor_id)
    carol.aliases.push(erin.actor_id)
    expect(await aliasesOf(erin)).toMatchObject({
      declared: [{ username: 'bob' }, { username: 'carol' }],
      declared_all: [
        { id: bob.actor_id, account: { username: 'bob' } },
        { id: old, account: null },
        { id: carol.actor_id, account: { username: 'carol' } },
      ],
      verified: [{ username: 'carol' }],
    })
  })
})

// docs/server/accounts.md#load-activities, docs/spec/calls.md#calls-of-administrators-for-accounts
describe('posts on another server', () => {
  beforeEach(() => {
    addPostsElsewhere(world, erin, [
      { content: '<p>Unseen</p>', created_at: NOON - 5 * DAY, pinned: false },
      { content: '<p>Framed</p>', created_at: NOON - 6 * DAY, pinned: true },
    ])
  })

  const load = (body: unknown = {}, visitor = alice, id = erin.id) =>
    visitor.send('POST', `/api/v1/accounts/${id}/load_activities`, body)
  const posts = async (more = ''): Promise<string[]> => {
    const path = `/api/v1/accounts/${erin.id}/statuses?exclude_replies=false${more}`
    return (await alice.get(path)).map(({ content }: { content: string }) => content.replace(/<.*?>/g, ''))
  }

  test('come some seconds later, once, in the place of their time', async () => {
    expect((await load()).status).toBe(204)
    expect(await posts()).toEqual(['Rain over the meadow.'])
    now += 2000
    expect(await posts()).toEqual(['Rain over the meadow.'])
    now += 1000
    await load()
    now += 3000
    expect(await posts()).toEqual(['Rain over the meadow.', 'Unseen', 'Framed'])
    expect(await posts('&pinned=true')).toEqual([])
  })

  test('the featured ones alone are pinned, known or not', async () => {
    await load({ collection: 'featured' })
    now += 3000
    expect(await posts()).toEqual(['Rain over the meadow.', 'Framed'])
    expect(await posts('&pinned=true')).toEqual(['Framed'])
    await load({ collection: 'outbox' })
    now += 3000
    expect(await posts()).toHaveLength(3)
    expect(await posts('&pinned=true')).toEqual(['Framed'])
  })

  test.each([
    ['another collection', { collection: 'followers' }, 400, 'invalid collection type'],
    ['no body', undefined, 400, 'Content type error'],
  ])('%s is refused', async (_, body, status, error) => {
    const answer = await alice.send('POST', `/api/v1/accounts/${erin.id}/load_activities`, body)
    expect([answer.status, await answer.json()]).toMatchObject([status, { error }])
  })

  test('local people, unknown people and guests get none', async () => {
    expect((await load({}, alice, person(world, 'bob').id)).status).toBe(404)
    expect((await load({}, alice, crypto.randomUUID())).status).toBe(404)
    expect((await load({}, visit(world, null))).status).toBe(401)
    const path = `/api/v1/accounts/${erin.id}/load_activities`
    expect((await alice.send('GET', path)).status).toBe(405)
  })

  test('six calls at once, whoever makes them, then one every five minutes', async () => {
    const server = createServer({ world })
    const [one, other] = [visit(world, 'alice', server), visit(world, 'dave', server)]
    for (let turn = 0; turn < 6; turn++) expect((await load({}, turn % 2 ? one : other)).status).toBe(204)
    const refused = await load({}, one)
    expect([refused.status, await refused.text()]).toEqual([429, 'Too many requests, retry in 300s'])
    expect(refused.headers.get('retry-after')).toBe('300')
    now += 300_000
    expect((await load({}, one)).status).toBe(204)
  })

  test('on 4.11 only administrators may, as often as they like', async () => {
    setVersion(world, '4.11.0')
    const server = createServer({ world })
    const [user, admin] = [visit(world, 'alice', server), visit(world, 'carol', server)]
    expect((await load({}, user)).status).toBe(403)
    for (let turn = 0; turn < 9; turn++) expect((await load({}, admin)).status).toBe(204)
  })
})
