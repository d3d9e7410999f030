/** Tests looking people up, and relationships (docs/server/relationships.md#calls, docs/server/accounts.md#lookup). */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let now: number

beforeEach(() => {
  now = NOON
  world = smallWorld(() => now)
  alice = visit(world, 'alice')
})

describe('people', () => {
  test('lookup is exact', async () => {
    const status = async (acct: string) =>
      (await alice.send('GET', `/api/v1/accounts/lookup?acct=${acct}`)).status
    expect(await status('bob')).toBe(200)
    expect(await status('erin@meadow.example')).toBe(200)
    expect(await status('Bob')).toBe(404)
    expect(await status('@bob')).toBe(400)
    expect((await alice.send('GET', '/api/v1/accounts/not-an-id')).status).toBe(400)
  })

  test('relationships come in any order, with one entry for each id, known or not', async () => {
    const ids = [crypto.randomUUID(), ...[...world.accounts.keys()]]
    const query = ids.map((id, index) => `id[${index}]=${id}`).join('&')
    const path = `/api/v1/accounts/relationships?${query}`
    const orders = new Set<string>()
    for (let turn = 0; turn < 5; turn++) {
      const answer: { id: string }[] = await alice.get(path)
      expect(answer.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      orders.add(answer.map(({ id }) => id).join())
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  test.each(['id=A&id=A', 'id[]=A', 'id=A', 'id[0]=A'])('ids may be spelt %s', async (query) => {
    const { id } = person(world, 'bob')
    const answer = await alice.get(`/api/v1/accounts/relationships?${query.replaceAll('A', id)}`)
    expect(answer).toMatchObject([{ id, following: true, followed_by: true, muting: false }])
  })

  test('a gap in the numbering and no id at all are refused', async () => {
    const { id } = person(world, 'bob')
    for (const query of [`id[0]=${id}&id[2]=${id}`, '']) {
      expect((await alice.send('GET', `/api/v1/accounts/relationships?${query}`)).status).toBe(400)
    }
  })

  test('another server accepts a little later', async () => {
    const { id } = person(world, 'erin@meadow.example')
    const bob = visit(world, 'bob')
    expect(await bob.post(`/api/v1/accounts/${id}/follow`)).toMatchObject({
      requested: true,
      following: false,
    })
    const [early] = await bob.get(`/api/v1/accounts/relationships?id=${id}`)
    expect(early).toMatchObject({ requested: true })
    now += 3000
    const [late] = await bob.get(`/api/v1/accounts/relationships?id=${id}`)
    expect(late).toMatchObject({ requested: false, following: true })
  })
})
