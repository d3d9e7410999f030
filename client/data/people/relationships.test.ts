import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { getViewer, grantToken } from '#contract/endpoints/session.ts'
import { seedSmall } from '#demo/seeds/small.ts'
import { createWorlds } from '#server/worlds.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { call, connect } from '../connection/api.ts'
import { setToken } from '../connection/token.ts'
import { loadRelationships, relationshipQuery } from './relationships.ts'

const ORIGIN = 'http://kith.example'

test('an account whose id is no UUID does not hide how one stands to all others', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const server = createWorlds({
    seed: seedSmall,
    clock: Date.now,
    random: Math.random,
    separate: false,
    baseUrl: ORIGIN,
  })
  connect({ origin: ORIGIN, fetch: (url, init) => server.fetch(new Request(url, init)) })
  const person = { grant_type: 'password', username: 'bob', password: 'demo-password' }
  const bob = await call(grantToken, { body: person })
  const { id } = await call(getViewer, {}, { token: bob.access_token })
  const alice = await call(grantToken, { body: { ...person, username: 'alice' } })
  setToken(alice.access_token)

  const client = new QueryClient()
  await loadRelationships(client, ['17', id, 'nobody'])
  expect(client.getQueryData(relationshipQuery(id).queryKey)).toMatchObject({ id })
})
