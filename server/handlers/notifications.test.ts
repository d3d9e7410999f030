/** Notifications and how far they are read (docs/server/notifications.md#notifications). */
import { beforeEach, describe, expect, test } from 'vitest'
import { readPages } from '#tests/harness/pages.ts'
import { person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { mute } from '../world/relations.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
})

describe('notifications and markers', () => {
  test('ids are numbers in strings, newest first, and both cursors work', async () => {
    const bob = visit(world, 'bob')
    const [alices] = await alice.get(`/api/v1/accounts/${person(world, 'alice').id}/statuses`)
    await bob.post(`/api/v1/statuses/${alices.id}/favourite`)
    await bob.send('PUT', `/api/v1/pleroma/statuses/${alices.id}/reactions/${encodeURIComponent('🎉')}`)
    const all: { id: string; type: string }[] = await alice.get('/api/v1/notifications')
    const ids = all.map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(all[0]).toMatchObject({ type: 'pleroma:emoji_reaction', emoji: '🎉', reaction: { content: '🎉' } })
    const oldest = all.at(-1)?.id ?? ''
    const after: { id: string }[] = await alice.get(`/api/v1/notifications?min_id=${oldest}&limit=1`)
    expect(after.map(({ id }) => id)).toEqual([all.at(-2)?.id])
    expect(await alice.get(`/api/v1/notifications?max_id=${oldest}`)).toEqual([])
  })

  test('a marker is absent until it is set, takes only strings, and may move back', async () => {
    const path = '/api/v1/markers?timeline[]=notifications'
    expect(await alice.get(path)).toEqual({})
    const save = (value: unknown) =>
      alice.send('POST', '/api/v1/markers', { 'notifications[last_read_id]': value })
    expect((await save(5)).status).toBe(400)
    expect(await (await save('5')).json()).toMatchObject({ notifications: { last_read_id: '5', version: 0 } })
    await save('3')
    expect(await alice.get(path)).toMatchObject({ notifications: { last_read_id: '3' } })
    expect((await alice.send('GET', '/api/v1/markers')).status).toBe(400)
    expect(await alice.get('/api/v1/markers?timeline=x')).toMatchObject({ error: 'invalid timeline name' })
  })

  test('there are no filters: a query for some types is answered with all', async () => {
    const all: object[] = await alice.get('/api/v1/notifications')
    for (const query of ['types[]=follow', 'exclude_types[]=follow', 'since_id=999', 'account_id=x']) {
      expect(await alice.get(`/api/v1/notifications?${query}`)).toEqual(all)
    }
    expect((await alice.send('GET', '/api/v1/notifications?max_id=x')).status).toBe(400)
    expect((await alice.send('GET', '/api/v1/notifications/1')).status).toBe(404)
  })

  test('pages end with a short one; muted people are left out', async () => {
    const all: { id: string }[] = await alice.get('/api/v1/notifications')
    expect(all.length).toBeGreaterThan(1)
    const ids = all.map(({ id }) => id)
    expect((await readPages(alice, '/api/v1/notifications?limit=1')).flat()).toEqual(ids)
    for (const name of ['bob', 'dave']) mute(world, person(world, 'alice'), person(world, name))
    expect(await alice.get('/api/v1/notifications')).toEqual([])
  })

  test('all are cleared at once, and only the viewer’s', async () => {
    const bobs: object[] = await visit(world, 'bob').get('/api/v1/notifications')
    const given = world.notifications.map(({ id }) => id)
    const answer = await alice.send('POST', '/api/v1/notifications/clear')
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect(await alice.get('/api/v1/notifications')).toEqual([])
    expect(await visit(world, 'bob').get('/api/v1/notifications')).toEqual(bobs)
    world.notifications = []
    await visit(world, 'bob').post('/api/v1/statuses', { status: '@alice hello' })
    expect(await alice.get('/api/v1/notifications')).toMatchObject([{ id: String(Math.max(...given) + 1) }])
    expect(bobs).not.toEqual([])
  })

  test('a marker is set by flat or nested keys, one a call', async () => {
    const save = async (body: object) => (await alice.send('POST', '/api/v1/markers', body)).json()
    const position = { last_read_id: '7' }
    expect(await save({ notifications: position })).toMatchObject({ notifications: position })
    expect(await save({ home: position })).toMatchObject({ home: position })
    const both = await save({ 'home[last_read_id]': '8', notifications: { last_read_id: '9' } })
    expect(Object.keys(both)).toEqual(['home'])
    const path = '/api/v1/markers?timeline[]=notifications&timeline[]=home'
    expect(await alice.get(path)).toMatchObject({ notifications: position, home: { last_read_id: '8' } })
    expect(await save({ else: position })).toMatchObject({ error: 'marker data is missing' })
  })
})
