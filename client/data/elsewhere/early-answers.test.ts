/** Tests docs/spec/offline.md#stored-answers-are-renewed: an answer that is older than a change undoes it. */
import { beforeEach, expect, test } from 'vitest'
import { listHomeTimeline } from '#contract/endpoints/timelines.ts'
import { createPost } from '#contract/endpoints/writing.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { connectToServer, ORIGIN, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { currentToken } from '../connection/token.ts'
import { receive } from './follow-tabs.ts'

const HOME = `/api/v1/timelines/home?limit=${PAGE_SIZE}`

/** The paths of all calls so far. */
const calls: string[] = []

const timesAsked = () => calls.filter((path) => path === HOME).length

/** Asks for Home as `start.js` does, before the application is there. */
async function askEarly(): Promise<void> {
  const token = currentToken()
  const answer = fetch(ORIGIN + HOME, { headers: { Authorization: `Bearer ${token}` } })
  window.kithEarly = { [HOME]: { token, answer } }
  await answer
}

const readHome = () => call(listHomeTimeline, { query: { limit: PAGE_SIZE } })

const write = () => call(createPost, { idempotencyKey: 'key', body: { status: 'written at once' } })

beforeEach(async () => {
  calls.length = 0
  connectToServer({ onCall: (_, path) => void calls.push(path) })
  await signInAs('alice')
  await askEarly()
})

test('the first call takes the answer that was asked for early, and the second asks anew', async () => {
  await readHome()
  expect(timesAsked()).toBe(1)
  await readHome()
  expect(timesAsked()).toBe(2)
})

test('a post that is written before the early answer was taken is in what is read', async () => {
  const { id } = await write()
  expect((await readHome()).items.map((post) => post.id)).toContain(id)
})

test('so is one that another tab tells of', async () => {
  const early = window.kithEarly
  const post = await write()
  if (early) window.kithEarly = early
  await receive(createQueryClient(), {
    accountId: post.account.id,
    at: Date.now(),
    change: { kind: 'published', post },
  })
  expect((await readHome()).items.map(({ id }) => id)).toContain(post.id)
})
