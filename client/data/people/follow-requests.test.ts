import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { seedCrowded } from '#demo/seeds/crowded.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { followRequestsQuery } from './follow-requests.ts'
import { relationshipQuery } from './relationships.ts'

let client: QueryClient
let isFailing: boolean

beforeEach(async () => {
  isFailing = false
  connectToServer({
    seed: seedCrowded,
    onCall: (_, path) =>
      isFailing && path.includes('/relationships') ? new Response(null, { status: 500 }) : undefined,
  })
  await signInAs('alice')
  client = createQueryClient()
})

test('people in the list count as asking to follow, also when their relationships cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const list = followRequestsQuery('incoming')
  const id = (await client.fetchInfiniteQuery(list)).pages[0]?.items[0]?.id ?? ''
  const { queryKey } = relationshipQuery(id)
  client.setQueryData(queryKey, (known) => known && { ...known, requested_by: false })
  isFailing = true
  await client.fetchInfiniteQuery({ ...list, staleTime: 0 })
  expect(client.getQueryData(queryKey)?.requested_by).toBe(true)
})
