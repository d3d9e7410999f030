/** Tests docs/spec/session.md#sessions-of-an-account. */
import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { endSession } from '#contract/endpoints/credentials.ts'
import { connectToServer, signInAs, tokenOf } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { endSessions, sessionsQuery } from './sessions.ts'

let client: QueryClient
/** Answers in the place of the server. */
let answer: (method: string, path: string) => Response | Promise<Response> | undefined

beforeEach(async () => {
  answer = () => undefined
  connectToServer({ onCall: (method, path) => answer(method, path) })
  await tokenOf('alice')
  await signInAs('alice')
  await tokenOf('alice')
  client = createQueryClient()
})

const load = async () => (await client.fetchQuery(sessionsQuery)) ?? []
const known = () => client.getQueryData(sessionsQuery.queryKey)

// docs/spec/session.md#sessions-of-an-account
test('this session comes first, and the others end', async () => {
  const [mine, ...others] = await load()
  expect(mine?.is_current).toBe(true)
  expect(others).toHaveLength(2)
  await endSessions(
    client,
    others.map(({ id }) => id),
  )
  expect(known()).toEqual([mine])
  expect(await load()).toEqual([mine])
})

test('those before a failure have ended', async () => {
  const [mine, first, second] = await load()
  answer = (method, path) =>
    method === 'DELETE' && path.endsWith(`/${second?.id}`) ? new Response(null, { status: 500 }) : undefined
  await expect(endSessions(client, [first?.id ?? '', second?.id ?? ''])).rejects.toMatchObject({
    status: 500,
  })
  expect(known()).toEqual([mine, second])
})

// docs/spec/session.md#sessions-of-an-account
test('a session that has ended meanwhile leaves the list', async () => {
  const [mine, gone, other] = await load()
  await call(endSession, { params: { id: gone?.id ?? '' } })
  await endSessions(client, [gone?.id ?? ''])
  expect(known()).toEqual([mine, other])
})

// docs/spec/session.md#sessions-of-an-account
test('a server without the call tells none', async () => {
  answer = () => new Response(null, { status: 404 })
  expect(await client.fetchQuery(sessionsQuery)).toBeNull()
})

// docs/spec/lists.md#a-deletion-whose-answer-is-lost
test('a session that has ended although the answer was lost leaves the list', async () => {
  const [mine, gone, other] = await load()
  answer = (method) => {
    if (method !== 'DELETE') return undefined
    answer = () => undefined
    return call(endSession, { params: { id: gone?.id ?? '' } }).then(() => {
      throw new TypeError('connection lost')
    })
  }
  await endSessions(client, [gone?.id ?? ''])
  expect(known()).toEqual([mine, other])
})
