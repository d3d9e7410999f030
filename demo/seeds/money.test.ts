/** Tests the world of people who take money (docs/server/payments.md#entities). */
import { expect, test } from 'vitest'
import { createWorld } from '#server/world/world.ts'
import { NOON, ORIGIN, person, seededRandom, visit } from '#tests/harness/visitor.ts'
import { seedMoney } from './money.ts'

let now = NOON
const world = createWorld({ clock: () => now, random: seededRandom(), baseUrl: ORIGIN })
seedMoney(world)
const alice = visit(world, 'alice')
const { id } = person(world, 'alice')

const subscribers = async (query = '') =>
  (await alice.get(`/api/v1/accounts/${id}/subscribers${query}`)).map(
    ({ sender }: { sender: { acct: string } }) => sender.acct,
  )

test('alice takes money, greta only watches it, and carol could', async () => {
  const typesOf = async (acct: string) =>
    (await visit(world, acct).get('/api/v1/subscriptions/options')).map(({ type }: { type: string }) => type)
  expect(await Promise.all(['alice', 'greta', 'carol'].map(typesOf))).toEqual([
    ['monero'],
    ['monero-light'],
    [],
  ])
})

test('one of her subscriptions ends within the hour, and another has ended', async () => {
  expect(await subscribers()).toEqual(['liam', 'rosa@meadow.example', 'sofia'])
  expect(await subscribers('?include_expired=true')).toContain('emil')
  now += 3_600_000
  expect(await subscribers()).toEqual(['rosa@meadow.example', 'sofia'])
  now += 300_000
  const [notice] = await alice.get('/api/v1/notifications')
  expect(notice).toMatchObject({ type: 'subscriber_leaving', account: { acct: 'liam' } })
  const [other] = await visit(world, 'liam').get('/api/v1/notifications')
  expect(other).toMatchObject({ type: 'subscription_expiration', account: { acct: 'alice' } })
})
