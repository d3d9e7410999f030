/** Tests docs/spec/relationships.md#following against the reference server. */
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followAccount, unfollowAccount } from '#contract/endpoints/account-actions.ts'
import { lookupAccount } from '#contract/endpoints/accounts.ts'
import { seedSmall } from '#demo/seeds/small.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { requestWatch, watchRequest } from './follows.ts'
import { relationshipQuery } from './relationships.ts'

const CHECK = '/api/v1/accounts/relationships'

let client: QueryClient
let checks: number
let isDown: boolean

/** Connects to a server that somebody elsewhere accepts followers of after some milliseconds, or never. */
async function meet(acceptsAfter: number | null): Promise<string> {
  vi.useFakeTimers()
  connectToServer({
    seed: (world) => {
      seedSmall(world)
      const erin = [...world.accounts.values()].find(({ username }) => username === 'erin')
      if (erin) erin.accepts_after = acceptsAfter
    },
    onCall: (_, path) => {
      if (!path.startsWith(CHECK)) return undefined
      checks += 1
      return isDown ? new Response(null, { status: 500 }) : undefined
    },
  })
  await signInAs('bob')
  const { id } = await call(lookupAccount, { query: { acct: 'erin@meadow.example' } })
  return id
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  client = createQueryClient()
  checks = 0
  isDown = false
})
afterEach(() => void vi.useRealTimers())

/** Puts a button of the person on the page. Returns the function that takes it off again. */
const show = (id: string) => new QueryObserver(client, requestWatch(id)).subscribe(() => {})

/** Asks to follow, as a press on the button does. */
async function ask(id: string): Promise<void> {
  client.setQueryData(
    relationshipQuery(id).queryKey,
    await call(followAccount, { params: { id }, body: { reblogs: true, replies: true } }),
  )
  void watchRequest(client, id)
  await vi.advanceTimersByTimeAsync(0)
}

const known = (id: string) => client.getQueryData(relationshipQuery(id).queryKey)
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

// docs/spec/relationships.md#following
test('a request accepted after 7 seconds is known after 10, and nobody asks any more', async () => {
  const id = await meet(7_000)
  show(id)
  await ask(id)
  await pass(9.9)
  expect([checks, known(id)?.following, known(id)?.requested]).toEqual([1, false, true])
  await pass(0.1)
  expect([checks, known(id)?.following]).toEqual([2, true])
  await pass(60)
  expect(checks).toBe(2)
})

// docs/spec/relationships.md#following
test('a request that is never accepted is asked for 5 times, every 5 seconds', async () => {
  const id = await meet(null)
  show(id)
  await ask(id)
  for (const times of [1, 2, 3, 4, 5]) {
    await pass(5)
    expect(checks).toBe(times)
  }
  await pass(300)
  expect(checks).toBe(5)
  expect(known(id)?.requested).toBe(true)
})

test('a check that fails counts too', async () => {
  const id = await meet(7_000)
  show(id)
  await ask(id)
  isDown = true
  await pass(14)
  isDown = false
  await pass(1)
  expect([checks, known(id)?.following]).toEqual([3, true])
})

// docs/spec/relationships.md#following
test('it ends when the last button of the person leaves the page', async () => {
  const id = await meet(null)
  const [leaveCard, leaveProfile] = [show(id), show(id)]
  await ask(id)
  leaveCard()
  await pass(5)
  expect(checks).toBe(1)
  leaveProfile()
  await pass(60)
  expect(checks).toBe(1)
})

test('nothing is asked when the button has left before the answer came', async () => {
  const id = await meet(null)
  show(id)()
  await ask(id)
  await pass(60)
  expect(checks).toBe(0)
})

test('two buttons and two presses are one watch, which begins anew', async () => {
  const id = await meet(null)
  show(id)
  show(id)
  await ask(id)
  await pass(3)
  await ask(id)
  await pass(4.9)
  expect(checks).toBe(0)
  await pass(20.1)
  expect(checks).toBe(5)
  await pass(60)
  expect(checks).toBe(5)
})

// docs/spec/relationships.md#following
test('it ends when the request is taken back', async () => {
  const id = await meet(null)
  show(id)
  await ask(id)
  await pass(5)
  client.setQueryData(relationshipQuery(id).queryKey, await call(unfollowAccount, { params: { id } }))
  await pass(60)
  expect([checks, known(id)?.requested]).toEqual([1, false])
})
