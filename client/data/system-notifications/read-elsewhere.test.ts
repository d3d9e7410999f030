/** Tests docs/spec/notifications.md#nothing-that-was-seen. */
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { saveMarker } from '#contract/endpoints/markers.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { readMarkerQuery } from '../notifications/notifications.ts'
import { isRead } from './read-elsewhere.ts'

let isDown = false
let client: QueryClient

beforeEach(async () => {
  isDown = false
  connectToServer({
    onCall: (_method, path) =>
      isDown && path.startsWith('/api/v1/markers') ? new Response(null, { status: 500 }) : undefined,
  })
  await signInAs('alice')
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})

/** Reads up to a notification on another device. */
const readElsewhere = (id: string) => call(saveMarker, { body: { 'notifications[last_read_id]': id } })

// docs/spec/notifications.md#nothing-that-was-seen
test('what another device has read since this one asked is read', async () => {
  client.setQueryData(readMarkerQuery.queryKey, '1', { updatedAt: Date.now() - 60_000 })
  await readElsewhere('2')
  expect([await isRead(client, '2'), await isRead(client, '3')]).toEqual([true, false])
})

// docs/spec/notifications.md#nothing-that-was-seen
test('without an answer, what is known counts', async () => {
  client.setQueryData(readMarkerQuery.queryKey, '1', { updatedAt: Date.now() - 60_000 })
  isDown = true
  expect([await isRead(client, '1'), await isRead(client, '2')]).toEqual([true, false])
})
