/**
 * Tests docs/spec/offline.md#stored-answers, docs/spec/offline.md#whose-answers-are-stored,
 * docs/spec/offline.md#reading-without-a-connection, docs/spec/conventions.md#what-an-open-page-costs.
 */
import { type InfiniteData, InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '#contract/endpoint.ts'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { Post } from '#contract/entities/post.ts'
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { heapInUse } from '#tests/harness/heap.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { ApiError } from '../connection/api-error.ts'
import { instanceQuery } from '../connection/instance.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { viewerQuery } from '../connection/session.ts'
import { beginToLeave, setToken } from '../connection/token.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { createAnswersConnection } from '../storage/answers-database.ts'
import { type AnswersTable, createAnswersTable } from '../storage/answers-table.ts'
import { wipeAccount } from '../storage/owner.ts'
import { rowsOf } from '../storage/tables.ts'
import { fallBack, isFurtherPage } from './fall-back.ts'
import { createPersister } from './persister.ts'
import { putBack } from './put-back.ts'
import { oldestOutOfReach, restored } from './restored.ts'

const account = parse(Account, { id: 'alice', username: 'alice', acct: 'alice' })
const post = (id: string) => parse(Post, { id, account, content: id })
const home: InfiniteData<Page<Post>, string | null> = {
  pages: [{ items: [post('7'), post('6')], next: '/more' }],
  pageParams: [null],
}

let table: AnswersTable
let connect: ReturnType<typeof createAnswersConnection>

beforeEach(() => {
  emptyDatabases()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.spyOn(console, 'warn').mockReturnValue()
  restored.set(new Map())
  connect = createAnswersConnection()
  table = createAnswersTable(() => connect())
  signIn('token-of-alice', 'alice')
})

function signIn(token: string | null, owner: string) {
  localStorage.setItem(KEYS.owner, owner)
  setToken(token)
}

/** A page on which home has been read. */
function pageWithHome(): QueryClient {
  const client = createQueryClient()
  for (const { queryKey, meta } of [viewerQuery(''), instanceQuery, homeTimelineQuery]) {
    client.getQueryCache().build(client, { queryKey, ...(meta && { meta }) })
  }
  client.setQueryData(viewerQuery('').queryKey, account)
  client.setQueryData(instanceQuery.queryKey, parse(Instance, { title: 'Lab' }))
  client.setQueryData(homeTimelineQuery.queryKey, home)
  return client
}

/** Fails to load home on a new page, and returns the ids of the posts that it shows then. */
async function withoutServer(error: Error = new ApiError('unreachable', 'no connection')) {
  const client = createQueryClient()
  await loadHome(client, () => Promise.reject(error))
  return postsOfHome(client)
}

/** Loads home, and falls back on what is stored where that fails. */
async function loadHome(client: QueryClient, load: () => Promise<Page<Post>>) {
  await client.prefetchInfiniteQuery({ ...homeTimelineQuery, queryFn: load })
  const query = client.getQueryCache().find({ queryKey: homeTimelineQuery.queryKey })
  if (query) await fallBack(client, query, table)
}

const postsOfHome = (client: QueryClient) =>
  client.getQueryData(homeTimelineQuery.queryKey)?.pages.flatMap(({ items }) => items.map(({ id }) => id))

const rowsInDatabase = async () => (await connect()).count('answers')

/** Returns the first post of Home, as the cache has it. */
function firstOfHome(client: QueryClient): WeakRef<Post> {
  const first = client.getQueryData(homeTimelineQuery.queryKey)?.pages[0]?.items[0]
  if (!first) throw new Error('Home is empty')
  return new WeakRef(first)
}

// docs/spec/conventions.md#what-an-open-page-costs
test('what was stored and has left the cache is not held any more', async () => {
  const client = pageWithHome()
  const persister = createPersister(client, table)
  // Other objects than those that this file holds.
  client.setQueryData(homeTimelineQuery.queryKey, { ...home, pages: [{ items: [post('9')], next: null }] })
  const first = firstOfHome(client)
  await persister.write()
  expect(first.deref()).toBeDefined()
  client.removeQueries({ queryKey: homeTimelineQuery.queryKey })
  await heapInUse()
  expect(first.deref()).toBeUndefined()
  await persister.write()
})

// docs/spec/offline.md#reading-without-a-connection
test('what is stored is shown where the server cannot be reached', async () => {
  await createPersister(pageWithHome(), table).write()
  expect(await withoutServer()).toEqual(['7', '6'])
  expect(oldestOutOfReach(restored.current())).toBeGreaterThan(0)
})

test('an answer of the server is shown as it is, a refusal too', async () => {
  await createPersister(pageWithHome(), table).write()
  expect(await withoutServer(new ApiError('refused', 'no', { status: 500 }))).toBeUndefined()
  const client = createQueryClient()
  await loadHome(client, () => Promise.resolve({ items: [post('8')], next: null }))
  expect(postsOfHome(client)).toEqual(['8'])
  expect(oldestOutOfReach(restored.current())).toBeNull()
})

/** Opens a page on which home stands as it was stored; asking for it fails. */
async function failsAfterRestoring(error: Error) {
  const client = createQueryClient()
  const row = await table.read('alice', '["posts","home"]')
  if (row) putBack(client, row)
  await client.invalidateQueries(homeTimelineQuery)
  await loadHome(client, () => Promise.reject(error))
  return { posts: postsOfHome(client), error: client.getQueryState(homeTimelineQuery.queryKey)?.error }
}

test('what is shown already stays without an error while the server cannot be reached', async () => {
  await createPersister(pageWithHome(), table).write()
  const unreachable = new ApiError('unreachable', 'no connection')
  expect(await failsAfterRestoring(unreachable)).toEqual({ posts: ['7', '6'], error: null })
  expect(oldestOutOfReach(restored.current())).toBeGreaterThan(0)
})

// docs/spec/offline.md#stored-answers-are-renewed
test.each([400, 403, 404, 410])(
  'what the server refuses with %d gives way, and is stored no longer',
  async (status) => {
    await createPersister(pageWithHome(), table).write()
    const refused = new ApiError('refused', 'no', { status })
    expect(await failsAfterRestoring(refused)).toEqual({ posts: undefined, error: refused })
    expect(restored.current().size).toBe(0)
    expect(await rowsInDatabase()).toBe(2)
  },
)

test('a further page that is refused, or comes first, says nothing about the list', async () => {
  await createPersister(pageWithHome(), table).write()
  const client = createQueryClient()
  const row = await table.read('alice', '["posts","home"]')
  if (row) putBack(client, row)
  const refuse = () => Promise.reject(new ApiError('refused', 'no', { status: 404 }))
  const observer = new InfiniteQueryObserver(client, { ...homeTimelineQuery, queryFn: refuse })
  await observer.fetchNextPage()
  const [query] = client.getQueryCache().findAll(homeTimelineQuery)
  expect(query && isFurtherPage(query)).toBe(true)
  if (query) await fallBack(client, query, table)
  expect(postsOfHome(client)).toEqual(['7', '6'])
  expect(restored.current().size).toBe(1)
})

test('what is shown stays when the server has failed, and the page says that', async () => {
  await createPersister(pageWithHome(), table).write()
  const failed = new ApiError('refused', 'oops', { status: 500 })
  expect(await failsAfterRestoring(failed)).toEqual({ posts: ['7', '6'], error: failed })
  expect(await rowsInDatabase()).toBe(3)
})

test('only what has changed is written again', async () => {
  const client = pageWithHome()
  const keeping = createPersister(client, table)
  await keeping.write()
  const write = vi.spyOn(table, 'write')
  await keeping.write()
  expect(write).not.toHaveBeenCalled()
  client.setQueryData(homeTimelineQuery.queryKey, { ...home, pages: [] })
  await keeping.write()
  expect(write.mock.calls.map(([, answers]) => answers.map(({ key }) => key))).toEqual([['["posts","home"]']])
})

// docs/spec/offline.md#whose-answers-are-stored
test.each([
  ['somebody else has signed in', () => signIn('token-of-bob', 'bob')],
  ['the same person has signed in again', () => signIn('another token', 'alice')],
  ['nobody is signed in', () => signIn(null, 'alice')],
  ['what is stored belongs to somebody else', () => localStorage.setItem(KEYS.owner, 'bob')],
])('nothing is shown when %s', async (_, change) => {
  await createPersister(pageWithHome(), table).write()
  change()
  expect(await withoutServer()).toBeUndefined()
})

// docs/spec/offline.md#whose-answers-are-stored
test('it is deleted when the session ends, also if the database is busy then', async () => {
  const keeping = createPersister(pageWithHome(), table)
  await keeping.write()
  signIn(null, 'alice')
  const clear = vi.spyOn(table, 'clear').mockRejectedValueOnce(new Error('busy'))
  await keeping.forget()
  expect(await rowsInDatabase()).toBe(3)
  expect(await withoutServer()).toBeUndefined()
  await createPersister(createQueryClient(), table).forget()
  expect([clear.mock.calls.length, await rowsInDatabase()]).toEqual([2, 0])
  expect(localStorage.getItem(KEYS.stored)).toBeNull()
})

// docs/spec/session.md#several-accounts
test('the end of one session leaves what is stored of another account that is signed in', async () => {
  await createPersister(pageWithHome(), table).write()
  const answer = { key: 'k', stamp: 's', text: '', updatedAt: 1, usedAt: 1, size: 0 }
  await table.write('bob', [{ ...answer, accountId: 'bob' }])
  await table.write('carol', [{ ...answer, accountId: 'carol' }])
  localStorage.setItem(`kith_of_bob_${KEYS.card}`, '{}')
  localStorage.setItem(`kith_of_bob_${KEYS.token}`, 'token-of-bob')
  setToken(null)
  await createPersister(createQueryClient(), table).forget()
  const left = await (await connect()).getAllKeys('answers')
  expect(left).toEqual([['bob', 'k']])
})

test('a session that ends while answers are written leaves none', async () => {
  const write = table.write
  vi.spyOn(table, 'write').mockImplementation(async (...given) => {
    await write(...given)
    signIn(null, 'alice')
  })
  await createPersister(pageWithHome(), table).write()
  expect(await rowsInDatabase()).toBe(0)
})

// docs/spec/offline.md#whose-answers-are-stored
test('of guests nothing is stored', async () => {
  signIn(null, 'alice')
  await createPersister(pageWithHome(), table).write()
  expect(await rowsInDatabase()).toBe(0)
})

test('what is beyond the budget goes, the longest unused first', async () => {
  const answer = (key: string, usedAt: number, size: number) => ({
    ...{ accountId: 'alice', key, stamp: 's', text: '', updatedAt: 1 },
    ...{ usedAt, size },
  })
  await table.write('alice', [answer('a', 1, 10), answer('b', 3, 10), answer('c', 2, 10)])
  await table.trim('alice', { size: 25, rows: 9 })
  const keys = await (await connect()).getAllKeys('answers', rowsOf('alice'))
  expect(keys.map(([, key]) => key)).toEqual(['b', 'c'])
})

// docs/spec/offline.md#stored-answers
test('a full device stores less, then nothing, and nobody is told', async () => {
  const keeping = createPersister(pageWithHome(), table)
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const write = vi.spyOn(table, 'write').mockImplementation(full)
  const trim = vi.spyOn(table, 'trim')
  for (let time = 0; time < 3; time += 1) await keeping.write()
  expect(write).toHaveBeenCalledTimes(2)
  expect(trim.mock.calls.map(([, { size }]) => size)).toEqual([1_000_000])
})

test('a stored answer never takes the place of a newer one', async () => {
  await createPersister(pageWithHome(), table).write()
  const client = createQueryClient()
  const loading = loadHome(client, () => Promise.reject(new ApiError('unreachable', 'no connection')))
  const read = table.read
  vi.spyOn(table, 'read').mockImplementation(async (...given) => {
    client.setQueryData(homeTimelineQuery.queryKey, { ...home, pages: [] })
    return read(...given)
  })
  await loading
  expect(postsOfHome(client)).toEqual([])
})

// docs/spec/session.md#logout
test.each([
  ['begins', false],
  ['has begun', true],
])('while somebody logs out, a write that %s leaves nothing', async (_, hasBegun) => {
  const token = `token that ends ${hasBegun}`
  signIn(token, 'alice')
  const logOut = () => {
    beginToLeave(token)
    wipeAccount('alice')
  }
  const write = table.write.bind(table)
  vi.spyOn(table, 'write').mockImplementation(async (...args) => {
    await write(...args)
    logOut()
  })
  const persister = createPersister(pageWithHome(), table)
  if (!hasBegun) logOut()
  await persister.write()
  expect(table.write).toHaveBeenCalledTimes(hasBegun ? 1 : 0)
  expect([await rowsInDatabase(), localStorage.getItem(KEYS.stored)]).toEqual([0, null])
})

// docs/spec/session.md#logout
test('a tab that hears of the logout before all is deleted puts no mark back', async () => {
  const persister = createPersister(pageWithHome(), table)
  await persister.write()
  localStorage.setItem(KEYS.owner, NOBODY) // the others follow
  setToken(null)
  const forgetting = persister.forget()
  expect(localStorage.getItem(KEYS.stored)).toBeNull()
  await forgetting
})
