/** Whom a search names, in which order, and how many of them (contract 1.2.2). */
import { beforeEach, expect, test } from 'vitest'
import { NOON, smallWorld, type Visitor, visit } from '../testing/visitor.ts'
import { addAccount } from '../world/accounts.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
  addAccount(world, { username: 'bobby', created_at: NOON })
  addAccount(world, { username: 'bob_b', host: 'meadow.example', created_at: NOON })
})

const found = async (query: string, visitor = alice) => {
  const people: { acct: string }[] = await visitor.get(`/api/v1/accounts/search?${query}`)
  return people.map(({ acct }) => acct)
}

test.each([
  ['bob', ['bobby', 'bob', 'bob_b@meadow.example']],
  ['@BOB', ['bobby', 'bob', 'bob_b@meadow.example']],
  ['acct:arol', ['carol']],
  ['bob@kith.example', ['bobby', 'bob', 'bob_b@meadow.example']],
  ['meadow', ['bob_b@meadow.example', 'erin@meadow.example']],
  ['erin@mea', ['erin@meadow.example']],
  ['b_b_b@meadow', ['bob_b@meadow.example']],
  ['rin@meadow.example', []],
  ['Display Name', []],
  ['https://kith.example/users/bob', []],
  ['', []],
])('%s finds %j', async (typed, people) => {
  expect(await found(`q=${encodeURIComponent(typed)}`)).toEqual(people)
})

test('as many as asked for, from where asked for; guests at most two', async () => {
  expect(await found('q=bob&limit=1')).toEqual(['bobby'])
  expect(await found('q=bob&limit=1&offset=1')).toEqual(['bob'])
  expect(await found('q=bob', visit(world, null))).toEqual(['bobby', 'bob'])
})

test('what cannot be read is refused', async () => {
  expect((await alice.send('GET', '/api/v1/accounts/search?q=bob&offset=x')).status).toBe(400)
  expect((await alice.send('GET', '/api/v1/accounts/search')).status).toBe(400)
})
