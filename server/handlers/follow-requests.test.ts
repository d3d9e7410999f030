/** Follow requests from both ends (docs/server/relationships.md#follow-requests). */
import { beforeEach, expect, test } from 'vitest'
import { readPages } from '#tests/harness/pages.ts'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { requestFollow } from '../world/relations.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let carol: Visitor

beforeEach(() => {
  world = smallWorld()
  person(world, 'alice').locked = true
  alice = visit(world, 'alice')
  carol = visit(world, 'carol')
})

const asked = (visitor: Visitor) => visitor.get('/api/v1/follow_requests')
const asking = (visitor: Visitor) => visitor.get('/api/v1/follow_requests/outgoing')

/** Carol asks alice. */
const request = () =>
  carol.post(`/api/v1/accounts/${person(world, 'alice').id}/follow`, { reblogs: false, replies: true })

const answer = (how: 'authorize' | 'reject') =>
  alice.send('POST', `/api/v1/follow_requests/${person(world, 'carol').id}/${how}`)

test('a request is listed at both ends until it is answered', async () => {
  expect(await request()).toMatchObject({ requested: true, following: false })
  expect(await asked(alice)).toMatchObject([{ acct: 'carol' }])
  expect(await asking(carol)).toMatchObject([{ acct: 'alice' }])
  expect(await (await answer('authorize')).json()).toMatchObject({ requested_by: false, followed_by: true })
  expect([await asked(alice), await asking(carol)]).toEqual([[], []])
  const path = `/api/v1/accounts/relationships?id=${person(world, 'alice').id}`
  expect(await carol.get(path)).toMatchObject([{ following: true, showing_reblogs: false }])
})

test('a rejection is remembered', async () => {
  await request()
  expect(await (await answer('reject')).json()).toMatchObject({ requested_by: false, followed_by: false })
  expect([await asked(alice), await asking(carol)]).toEqual([[], []])
  const path = `/api/v1/accounts/relationships?id=${person(world, 'alice').id}`
  expect(await carol.get(path)).toMatchObject([{ following: false, requested: false, rejected_by: true }])
})

test('an answer without a request is refused, and so is a second answer', async () => {
  const refused = await answer('authorize')
  expect([refused.status, (await refused.json()).error]).toEqual([404, 'follow request not found'])
  await request()
  await answer('reject')
  expect((await answer('reject')).status).toBe(404)
})

test('a request notifies, its acceptance does not', async () => {
  await request()
  expect(await alice.get('/api/v1/notifications?limit=1')).toMatchObject([{ type: 'follow_request' }])
  const before: object[] = await carol.get('/api/v1/notifications')
  await answer('authorize')
  expect(await carol.get('/api/v1/notifications')).toEqual(before)
  expect(await alice.get('/api/v1/notifications?limit=1')).toMatchObject([{ type: 'follow_request' }])
})

test('the latest come first', async () => {
  for (const [index, name] of ['carol', 'erin@meadow.example'].entries()) {
    requestFollow(world, person(world, name), person(world, 'alice'), { created_at: NOON + index })
  }
  const [carols, erins] = [person(world, 'carol').id, person(world, 'erin@meadow.example').id]
  expect(await readPages(alice, '/api/v1/follow_requests?limit=1')).toEqual([[erins], [carols], []])
})
