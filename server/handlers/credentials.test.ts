/**
 * Tests passwords, sessions and leaving (docs/server/settings.md,
 * docs/spec/calls.md#calls-for-settings-and-the-account).
 */
import { beforeEach, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { createServer } from '../app.ts'
import { setVersion } from '../policies/version.ts'
import type { World } from '../world/world.ts'

const DAY = 86_400_000
const PATH = '/api/v1/settings'

let now: number
let world: World
let alice: Visitor

beforeEach(() => {
  now = NOON
  world = smallWorld(() => now)
  alice = visit(world, 'alice')
})

const signIn = (credentials: Record<string, string>) =>
  visit(world, null, createServer({ world, rateLimits: false })).post('/oauth/token', {
    grant_type: 'password',
    username: 'alice',
    password: 'demo-password',
    ...credentials,
  })

// docs/server/settings.md#change-the-password
test('a new password replaces the old one and ends no session', async () => {
  const { username } = await alice.post(`${PATH}/change_password`, { new_password: 'fresh' })
  expect(username).toBe('alice')
  expect((await signIn({})).error).toBe('incorrect password')
  expect(await signIn({ password: 'fresh' })).toHaveProperty('access_token')
  expect((await alice.send('GET', '/api/v1/accounts/verify_credentials')).status).toBe(200)
})

// docs/server/settings.md#sessions
test('sessions are listed newest first, with the names of registered applications', async () => {
  const { client_id } = await alice.post('/api/v1/apps', {
    client_name: 'Kith',
    redirect_uris: 'https://kith.example',
    scopes: 'read',
  })
  now += DAY
  await signIn({ client_id })
  visit(world, 'bob')
  expect(await alice.get(`${PATH}/sessions`)).toEqual([
    { id: 2, client_name: 'Kith', created_at: '2026-08-29T12:00:00.000000Z', is_current: false },
    { id: 1, client_name: null, created_at: '2026-08-28T12:00:00.000000Z', is_current: true },
  ])
  now += world.instance.token_lifetime * 1000 - DAY
  expect((await alice.send('GET', `${PATH}/sessions`)).status).toBe(401)
})

test('a session ends for the device that had it', async () => {
  const other = visit(world, 'alice')
  expect((await alice.send('DELETE', `${PATH}/sessions/2`)).status).toBe(204)
  expect((await other.send('GET', `${PATH}/sessions`)).status).toBe(401)
  expect(await alice.get(`${PATH}/sessions`)).toHaveLength(1)
})

test.each([['2'], ['99']])('nobody ends session %s, which is not theirs', async (id) => {
  const bob = visit(world, 'bob')
  const answer = await alice.send('DELETE', `${PATH}/sessions/${id}`)
  expect([answer.status, (await answer.json()).error]).toEqual([404, 'oauth token not found'])
  expect(await bob.get(`${PATH}/sessions`)).toHaveLength(1)
})

test('older servers have no list of sessions', async () => {
  setVersion(world, '4.13.0')
  expect((await alice.send('GET', `${PATH}/sessions`)).status).toBe(404)
  expect((await alice.send('DELETE', `${PATH}/sessions/1`)).status).toBe(404)
})

// docs/server/settings.md#delete-the-account
test('with the account go its posts and sessions', async () => {
  const others = visit(world, 'alice')
  const { id } = person(world, 'alice')
  expect((await alice.send('POST', `${PATH}/delete_account`)).status).toBe(204)
  expect((await others.send('GET', '/api/v1/timelines/home')).status).toBe(401)
  expect((await visit(world, null).send('GET', `/api/v1/accounts/${id}`)).status).toBe(404)
  expect(world.posts.by(id).size).toBe(0)
  expect(world.tokens.size).toBe(0)
  expect((await signIn({})).error).toBe('user not found')
})
