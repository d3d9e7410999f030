/** Notifications and how far they are read (contract 1.9, 2.8, 10 row 16). */
import { beforeEach, describe, expect, test } from 'vitest'
import { person, smallWorld, type Visitor, visit } from '../testing/visitor.ts'
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
})
