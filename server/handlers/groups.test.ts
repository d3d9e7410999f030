/** Tests docs/server/groups.md#groups, docs/server/groups.md#post-to-a-group. */
import { beforeEach, describe, expect, test } from 'vitest'
import { person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { setVersion } from '../policies/version.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let bob: Visitor

const GROUPS = '/api/v1/groups'

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
  bob = visit(world, 'bob')
})

const create = (name: string, description?: string) => alice.post(GROUPS, { name, description })
const names = (groups: { username: string }[]) => groups.map(({ username }) => username)

// docs/server/groups.md#groups
describe('a group', () => {
  test('is an account, which its maker follows and runs', async () => {
    const group = await create('club', 'A *club*')
    expect(group).toMatchObject({
      username: 'club',
      is_group: true,
      note: '<p>A *club*</p>',
      followers_count: 0,
    })
    expect(names(await alice.get(`${GROUPS}/followed`))).toEqual(['club'])
    expect(names(await alice.get(`${GROUPS}/followed?filter=moderating`))).toEqual(['club'])
    expect(await bob.get(`${GROUPS}/followed`)).toEqual([])
    expect(await visit(world, null).get(`${GROUPS}/${group.id}/members`)).toMatchObject([
      { account: { username: 'alice' }, affiliation: 'admin' },
    ])
  })

  test.each([
    ['a name that is taken, in any case', { name: 'Bob' }, 'user already exists'],
    ['a name that is no username', { name: 'my club' }, 'invalid username'],
    ['no name', { name: '' }, 'username is empty'],
  ])('is refused with %s', async (_, body, error) => {
    expect(await alice.post(GROUPS, body)).toMatchObject({ error })
  })

  test('is joined and left like a person, and the one with the latest post comes first', async () => {
    const [club, choir] = [await create('club'), await create('choir')]
    for (const { id } of [club, choir]) await bob.post(`/api/v1/accounts/${id}/follow`, {})
    await bob.post('/api/v1/statuses', { status: 'first', group_id: club.id })
    await bob.post('/api/v1/statuses', { status: 'second', group_id: choir.id })
    expect(names(await bob.get(`${GROUPS}/followed`))).toEqual(['choir', 'club'])
    expect(names(await bob.get(`${GROUPS}/followed?offset=1&limit=1`))).toEqual(['club'])
    expect(await bob.get(`${GROUPS}/followed?filter=moderating`)).toEqual([])
    await bob.post(`/api/v1/accounts/${club.id}/unfollow`, {})
    expect(names(await bob.get(`${GROUPS}/followed`))).toEqual(['choir'])
  })

  test('is changed and deleted by who runs it, and by nobody else', async () => {
    const { id } = await create('club')
    const path = `${GROUPS}/${id}`
    for (const [method, rest] of [
      ['GET', '/source'],
      ['PATCH', ''],
      ['DELETE', ''],
    ] as const) {
      expect((await bob.send(method, path + rest, method === 'PATCH' ? {} : undefined)).status).toBe(403)
    }
    expect((await alice.send('GET', `${GROUPS}/${person(world, 'bob').id}/source`)).status).toBe(404)
    await alice.send('PATCH', path, { description: 'New' })
    expect(await alice.get(`${path}/source`)).toEqual({ description: 'New' })
    expect((await alice.send('DELETE', path)).status).toBe(204)
    expect((await alice.send('GET', `/api/v1/accounts/${id}`)).status).toBe(404)
  })
})

// docs/server/groups.md#post-to-a-group
test('a reply belongs to the group of its thread, and does not mention it', async () => {
  const { id } = await create('club')
  const topic = await bob.post('/api/v1/statuses', { status: 'roses', group_id: id })
  const carol = visit(world, 'carol')
  const reply = await carol.post('/api/v1/statuses', { status: 'thorns', in_reply_to_id: topic.id })
  const mentioned = ({ mentions }: { mentions: { acct: string }[] }) => mentions.map(({ acct }) => acct)
  expect(reply.group).toMatchObject({ username: 'club' })
  expect(mentioned(reply)).toEqual(['bob'])
  const timeline = await alice.get(`/api/v1/timelines/group/${id}`)
  expect(timeline.map((post: { id: string }) => post.id)).toEqual([topic.id])
  const naming = await bob.post('/api/v1/statuses', { status: '@club hello' })
  expect(naming.group).toBeNull()
  const below = await carol.post('/api/v1/statuses', { status: 'you too', in_reply_to_id: naming.id })
  expect(mentioned(below)).toEqual(['bob', 'club'])
})

// docs/server/threads.md#delete-a-thread
test('an answer says who runs the group', async () => {
  const { id } = await create('club')
  const topic = await bob.post('/api/v1/statuses', { status: 'roses', group_id: id })
  expect(topic.mentions).toEqual([])
  const carol = visit(world, 'carol')
  const reply = await carol.post('/api/v1/statuses', { status: 'thorns', in_reply_to_id: topic.id })
  const path = `/api/v1/statuses/${reply.id}`
  expect((await alice.get(path)).conversation.can_moderate).toBe(true)
  expect((await bob.get(path)).conversation.can_moderate).toBe(false)
})

// docs/server/versions.md#features-by-version
test.each([
  ['5.4.0', 404, 404],
  ['5.5.0', 200, 404],
  ['5.7.0', 200, 404],
  ['5.8.0', 200, 200],
])('on %s the list of groups answers %d, that of members %d', async (version, list, members) => {
  const { id } = await create('club')
  setVersion(world, version)
  expect((await alice.send('GET', `${GROUPS}/followed`)).status).toBe(list)
  expect((await alice.send('GET', `${GROUPS}/${id}/members`)).status).toBe(members)
})
