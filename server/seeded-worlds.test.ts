/** Tests that a seed runs once a minute, and that worlds are separate. */
import { expect, test } from 'vitest'
import { NOON, ORIGIN, person, seededRandom } from '#tests/harness/visitor.ts'
import { createWorldMaker } from './seeded-worlds.ts'
import { addAccount } from './world/accounts.ts'
import type { World } from './world/world.ts'

const MINUTE = 60_000

function setUp() {
  const makeWorld = createWorldMaker(seededRandom())
  let runs = 0
  const seed = (world: World) => {
    runs += 1
    addAccount(world, { username: 'alice' })
  }
  return {
    make: (now = NOON, baseUrl = ORIGIN) => makeWorld(seed, { clock: () => now, baseUrl }),
    runs: () => runs,
  }
}

test('the worlds of one minute are copies of one', () => {
  const { make, runs } = setUp()
  const [one, other] = [make(), make(NOON + MINUTE - 1)]
  expect(runs()).toBe(1)
  person(one, 'alice').display_name = 'Alice'
  expect(person(other, 'alice').display_name).toBe('')
  expect(other.clock()).toBe(NOON + MINUTE - 1)
})

test.each([
  ['a minute later', NOON + MINUTE, ORIGIN],
  ['at an earlier time', NOON - 1, ORIGIN],
  ['at another address', NOON, 'http://other.example'],
])('the seed runs again %s', (_, now, baseUrl) => {
  const { make, runs } = setUp()
  make()
  const world = make(now, baseUrl)
  expect(runs()).toBe(2)
  expect(person(world, 'alice')).toMatchObject({ created_at: now, actor_id: `${baseUrl}/users/alice` })
})
