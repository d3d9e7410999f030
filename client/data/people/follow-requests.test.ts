import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { grantToken } from '#contract/endpoints/session.ts'
import { seedCrowded } from '#demo/seeds/crowded.ts'
import { createWorlds } from '#server/worlds.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { call, connect } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { setToken } from '../connection/token.ts'
import { followRequestsQuery } from './follow-requests.ts'
import { relationshipQuery } from './relationships.ts'

const ORIGIN = 'http://kith.example'

let client: QueryClient
let isFailing: boolean

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const server = createWorlds({
    seed: seedCrowded,
    clock: Date.now,
    random: Math.random,
    separate: false,
    baseUrl: ORIGIN,
  })
  isFailing = false
  connect({
    origin: ORIGIN,
    fetch: async (url, init) =>
      isFailing && url.includes('/relationships')
        ? new Response(null, { status: 500 })
        : server.fetch(new Request(url, init)),
  })
  setToken(null)
  const { access_token } = await call(grantToken, {
    body: { grant_type: 'password', username: 'alice', password: 'demo-password' },
  })
  setToken(access_token)
  client = createQueryClient()
})

test('whoever stands in the list asks, although they were known not to and nobody can say', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const list = followRequestsQuery('incoming')
  const id = (await client.fetchInfiniteQuery(list)).pages[0]?.items[0]?.id ?? ''
  const { queryKey } = relationshipQuery(id)
  client.setQueryData(queryKey, (known) => known && { ...known, requested_by: false })
  isFailing = true
  await client.fetchInfiniteQuery({ ...list, staleTime: 0 })
  expect(client.getQueryData(queryKey)?.requested_by).toBe(true)
})
