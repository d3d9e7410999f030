/**
 * Followers, subscribers, muted people (docs/server/relationships.md#lists-of-followers,
 * docs/server/relationships.md#muted-accounts).
 */
import { beforeEach, expect, test } from 'vitest'
import { readPages } from '#tests/harness/pages.ts'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addAccount } from '../world/accounts.ts'
import type { AccountRecord } from '../world/records.ts'
import { follow, mute } from '../world/relations.ts'
import { subscribe } from '../world/subscriptions.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let owner: AccountRecord

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
  owner = person(world, 'alice')
})

const own = (list: string) => `/api/v1/accounts/${owner.id}/${list}`

test('followers and followed people are shown only to their owner', async () => {
  const names = async (path: string, visitor = alice) => {
    const people: { acct: string }[] = await visitor.get(path)
    return people.map(({ acct }) => acct)
  }
  expect(await names(own('followers'))).toEqual(['dave', 'bob'])
  expect(await names(own('following'))).toEqual(['erin@meadow.example', 'bob'])
  for (const list of ['followers', 'following', 'subscribers']) {
    expect(await visit(world, 'bob').get(own(list))).toEqual([])
    expect((await visit(world, null).send('GET', own(list))).status).toBe(401)
  }
})

test('the latest come first, forty on a page, with a number as cursor', async () => {
  const crowd = Array.from({ length: 45 }, (_, index) =>
    addAccount(world, { username: `fan${index}`, created_at: NOON - index }),
  )
  for (const fan of crowd) follow(world, fan, owner)
  const [first = [], rest] = await readPages(alice, own('followers'))
  expect(first).toEqual(
    crowd
      .slice(-40)
      .reverse()
      .map(({ id }) => id),
  )
  expect(rest).toHaveLength(7)
  expect((await alice.send('GET', `${own('followers')}?max_id=${owner.id}`)).status).toBe(400)
})

test('muted people', async () => {
  mute(world, owner, person(world, 'carol'))
  mute(world, owner, person(world, 'bob'))
  expect(await alice.get('/api/v1/mutes')).toMatchObject([{ acct: 'bob' }, { acct: 'carol' }])
  expect((await readPages(alice, '/api/v1/mutes?limit=1')).map(({ length }) => length)).toEqual([1, 1, 0])
})

test('subscribers, with those who stopped only when asked for', async () => {
  subscribe(world, { sender: person(world, 'bob'), recipient: owner, expires_at: NOON + 1000 })
  subscribe(world, { sender: person(world, 'carol'), recipient: owner, expires_at: NOON - 1000 })
  expect(await alice.get(own('subscribers'))).toEqual([
    {
      id: expect.any(Number),
      sender: expect.objectContaining({ acct: 'bob' }),
      expires_at: '2026-08-28T12:00:01.000Z',
    },
  ])
  const all = await alice.get(`${own('subscribers')}?include_expired=true`)
  expect(all).toMatchObject([{ sender: { acct: 'carol' } }, { sender: { acct: 'bob' } }])
  expect((await alice.send('GET', `${own('subscribers')}?include_expired=1`)).status).toBe(400)
})

test('a follower is removed, whether there is one or not', async () => {
  const path = `/api/v1/accounts/${person(world, 'bob').id}/remove_from_followers`
  for (let turn = 0; turn < 2; turn++) expect(await alice.post(path)).toMatchObject({ followed_by: false })
  expect(await alice.get(own('followers'))).toHaveLength(1)
})
