/** Tests docs/spec/lists.md#reading-goes-on-at-once, docs/spec/offline.md#whose-answers-are-stored. */
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { Post } from '#contract/entities/post.ts'
import { beginAt } from '#platform/reading/reading-place.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { instanceQuery } from '../connection/instance.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { viewerQuery } from '../connection/session.ts'
import { setToken } from '../connection/token.ts'
import { profileQuery } from '../people/profiles.ts'
import { profilePostsQuery } from '../posts/profile-posts.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { saveReadingPosition } from '../reading-position/reading-position.ts'
import { createAnswersConnection } from '../storage/answers-database.ts'
import { createAnswersTable } from '../storage/answers-table.ts'
import { createPersister } from './persister.ts'
import { restoreAnswers } from './restore.ts'
import { restored } from './restored.ts'

vi.mock('#platform/reading/reading-place.ts', () => ({ beginAt: vi.fn() }))

const alice = parse(Account, { id: 'alice', username: 'alice', acct: 'alice' })
const bob = parse(Account, { id: 'bob', username: 'bob', acct: 'bob' })
const posts = {
  pages: [{ items: [parse(Post, { id: '7', account: bob, content: 'seven' })], next: null }],
  pageParams: [null],
}

const profile = profileQuery({ acct: 'bob' })
const postsOfBob = profilePostsQuery('bob', 'posts')
const place = { row: '7', top: 40, isAtTop: false }

let table: ReturnType<typeof createAnswersTable>

beforeEach(async () => {
  emptyDatabases()
  vi.mocked(beginAt).mockClear()
  vi.stubGlobal('localStorage', memoryStorage())
  restored.set(new Map())
  const connect = createAnswersConnection()
  table = createAnswersTable(() => connect())
  localStorage.setItem(KEYS.owner, 'alice')
  setToken('token-of-alice')
  open('/@bob')
  await createPersister(pageThatWasRead(), table).write()
  saveReadingPosition({
    page: '/@bob',
    ...place,
    queries: [profile, postsOfBob, viewerQuery('')].map(({ queryKey }) => hashKey(queryKey)),
  })
})

const open = (pathname: string, search = '') => vi.stubGlobal('location', { pathname, search })

function pageThatWasRead(): QueryClient {
  const client = createQueryClient()
  const answers = [
    [viewerQuery(''), alice],
    [instanceQuery, parse(Instance, { title: 'Lab' })],
    [homeTimelineQuery, posts],
    [profile, bob],
    [postsOfBob, posts],
  ] as const
  for (const [{ queryKey, meta }, answer] of answers) {
    client.getQueryCache().build(client, { queryKey, ...(meta && { meta }) })
    client.setQueryData(queryKey, answer)
  }
  return client
}

/** Opens a page anew; returns what it shows, by the hashes of its queries, and whether that is enough. */
async function visit(opensHome = false) {
  const client = createQueryClient()
  const isEnough = await restoreAnswers(client, opensHome)
  const shown = client.getQueryCache().getAll()
  return {
    isEnough,
    shown: shown.map(({ queryKey }) => queryKey),
    stale: shown.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey),
  }
}

const FRAME = [['viewer'], ['instance']]
const PROFILE = ['profile', { acct: 'bob' }]
const POSTS = ['posts', 'account', 'bob', 'posts']

// docs/spec/lists.md#reading-goes-on-at-once
test('a page begins with the answers that it showed last, where it was read', async () => {
  const { isEnough, shown } = await visit()
  expect(isEnough).toBe(true)
  expect(shown).toEqual([...FRAME, PROFILE, POSTS])
  expect(vi.mocked(beginAt).mock.calls).toEqual([[expect.objectContaining(place)]])
})

test('the server is asked for all of it again, for lists in a way of their own', async () => {
  expect((await visit()).stale).toEqual([...FRAME, PROFILE])
})

test('home needs no place: it begins at its top', async () => {
  const { isEnough, shown } = await visit(true)
  expect(isEnough).toBe(true)
  expect(shown).toEqual([...FRAME, ['posts', 'home']])
  expect(beginAt).not.toHaveBeenCalled()
})

// docs/spec/lists.md#reading-goes-on-at-once
// docs/spec/offline.md#whose-answers-are-stored
test.each([
  ['was not read before', () => open('/@carol')],
  ['is another tab of the same profile', () => open('/@bob', '?tab=posts-featured')],
  ['has lost one of its answers', () => table.remove('alice', hashKey(profile.queryKey))],
  [
    'has one of another session or build',
    async () => {
      const row = await table.read('alice', hashKey(profile.queryKey))
      if (row) await table.write('alice', [{ ...row, stamp: 'another' }])
    },
  ],
  [
    'has a damaged one',
    async () => {
      const row = await table.read('alice', hashKey(profile.queryKey))
      if (row) await table.write('alice', [{ ...row, text: '{"pages":7}' }])
    },
  ],
  [
    'has one without a text',
    async () => {
      const row = await table.read('alice', hashKey(profile.queryKey))
      if (row) await table.write('alice', [{ ...row, text: 7 as unknown as string }])
    },
  ],
])('a page that %s waits for the server', async (_, change) => {
  await change()
  const { isEnough, shown } = await visit()
  expect(isEnough).toBe(false)
  expect(shown).toEqual(FRAME)
  expect(beginAt).not.toHaveBeenCalled()
})

test.each([
  ['somebody else has signed in', () => setToken('token-of-bob')],
  ['what is stored belongs to somebody else', () => localStorage.setItem(KEYS.owner, 'bob')],
  ['nobody is signed in', () => setToken(null)],
  ['nothing is stored any more', () => localStorage.removeItem(KEYS.stored)],
])('nothing is shown when %s', async (_, change) => {
  change()
  expect(await visit()).toEqual({ isEnough: false, shown: [], stale: [] })
})
