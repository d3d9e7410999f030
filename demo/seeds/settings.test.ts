import { expect, test } from 'vitest'
import { createWorld } from '#server/world/world.ts'
import { NOON, ORIGIN, person, seededRandom, visit } from '#tests/harness/visitor.ts'
import { seedSettings } from './settings.ts'

const world = createWorld({ clock: () => NOON, random: seededRandom(), baseUrl: ORIGIN })
seedSettings(world)
const alice = visit(world, 'alice')

const exported = async (what: string): Promise<string[]> => {
  const answer = await alice.send('GET', `/api/v1/settings/export_${what}`)
  return (await answer.text()).trim().split('\n')
}

test('alice follows thirty people; one of her fifteen followers has no address', async () => {
  const { following_count, followers_count } = await alice.get('/api/v1/accounts/verify_credentials')
  expect([following_count, (await exported('follows')).length]).toEqual([30, 30])
  expect([followers_count, (await exported('followers')).length]).toEqual([15, 14])
})

test('she has an alias of each kind, and one that waits for her', async () => {
  expect(await alice.get(`/api/v1/accounts/${person(world, 'alice').id}/aliases/all`)).toMatchObject({
    declared: [{ acct: 'alice@old.example' }, { acct: 'alice@quiet.example' }],
    declared_all: [{}, {}, { id: 'https://gone.example/users/alice', account: null }],
    verified: [{ acct: 'alice@old.example' }],
  })
  const move = await alice.send('POST', '/api/v1/settings/move_followers', {
    target_acct: 'alice@new.example',
  })
  expect(move.status).toBe(200)
})

test('vera can add no alias', async () => {
  const { error } = await visit(world, 'vera').post('/api/v1/settings/aliases', {
    acct: 'vera@eleventh.example',
  })
  expect(error).toBe('at most 10 aliases are allowed')
})

test('alice is signed in in five places, of which one is long ended', async () => {
  const names = (await alice.get('/api/v1/settings/sessions')).map(
    ({ client_name }: { client_name: string | null }) => client_name,
  )
  expect(names).toEqual([null, 'Pocket', 'Desk \u202Ekseder\u2066', null])
})

test('she has two ways to sign in', async () => {
  const { authentication_methods } = await alice.get('/api/v1/accounts/verify_credentials')
  expect(authentication_methods).toEqual(['password', 'eip4361'])
})
