/**
 * Tests docs/spec/lists.md#what-another-tab-changes against the reference server: every kind of change, as
 * another tab of the same account hears of it.
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '#contract/endpoint.ts'
import { lookupAccount } from '#contract/endpoints/accounts.ts'
import { likePost } from '#contract/endpoints/post-actions.ts'
import { createPost } from '#contract/endpoints/writing.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { sessionsQuery } from '../account/sessions.ts'
import { call } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { viewerQuery } from '../connection/session.ts'
import { currentToken } from '../connection/token.ts'
import { feedMembersQuery } from '../feeds/feed-members.ts'
import { feedsQuery } from '../feeds/feeds.ts'
import { notificationsQuery, readMarkerQuery } from '../notifications/notifications.ts'
import { aliasesQuery } from '../people/aliases.ts'
import { loadRelationships, relationshipQuery } from '../people/relationships.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import type { TabChange } from '../tabs/tab-change.ts'
import { followTabs } from './follow-tabs.ts'

const calls: string[] = []
const stops: (() => void)[] = []
let client: QueryClient
let alice: Account
let bob: Account
let post: Post
let sender: BroadcastChannel

beforeEach(async () => {
  connectToServer({ onCall: (method, path) => void calls.push(`${method} ${path}`) })
  await signInAs('bob')
  post = await call(createPost, {
    idempotencyKey: 'a'.repeat(20),
    body: { status: 'look', poll: { options: ['tea', 'coffee'], expires_in: 3600 } },
  })
  await signInAs('alice')
  client = createQueryClient()
  alice = await client.fetchQuery(viewerQuery(currentToken()))
  bob = await call(lookupAccount, { query: { acct: 'bob' } })
  await Promise.all([
    client.fetchInfiniteQuery(homeTimelineQuery),
    client.fetchInfiniteQuery(notificationsQuery),
    client.fetchQuery(feedsQuery),
    client.fetchQuery(readMarkerQuery),
    client.fetchQuery(sessionsQuery),
  ])
  await loadRelationships(client, [bob.id])
  sender = new BroadcastChannel('kith-changes')
  stops.push(followTabs(client), () => sender.close())
  calls.length = 0
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Another tab tells of a change. */
const tell = (change: object, accountId = alice.id, at = Date.now()) =>
  sender.postMessage({ accountId, at, change })

const home = () =>
  client
    .getQueryData<InfiniteData<Page<Post>>>(homeTimelineQuery.queryKey)
    ?.pages.flatMap(({ items }) => items) ?? []
const shown = (id = post.id) => home().find((one) => one.id === id)
const relationship = () => client.getQueryData(relationshipQuery(bob.id).queryKey)
const feeds = () => client.getQueryData(feedsQuery.queryKey)?.map(({ title }) => title)
const members = () =>
  client
    .getQueryData<InfiniteData<Page<Account>>>(feedMembersQuery('7').queryKey)
    ?.pages.flatMap(({ items }) => items.map(({ acct }) => acct))
const membersAre = (...people: Account[]) =>
  client.setQueryData(feedMembersQuery('7').queryKey, {
    pages: [{ items: people, next: null }],
    pageParams: [null],
  })
const known = () => {
  const found = relationship()
  if (!found) throw new Error('no relationship')
  return found
}

interface Row {
  change: () => object
  see: () => unknown
  before: unknown
  after: unknown
}

/** One row for each kind: the compiler asks for it. */
const ROWS: { [Kind in TabChange['kind']]: Row } = {
  toggle: {
    change: () => ({
      kind: 'toggle',
      toggle: 'like',
      on: true,
      post: { ...post, favourited: true, favourites_count: 1 },
    }),
    see: () => [shown()?.favourited, shown()?.favourites_count],
    before: [false, 0],
    after: [true, 1],
  },
  reaction: {
    change: () => ({
      kind: 'reaction',
      post: {
        ...post,
        pleroma: { ...post.pleroma, emoji_reactions: [{ name: '🫖', count: 1, me: true, url: null }] },
      },
    }),
    see: () => shown()?.pleroma.emoji_reactions.map(({ name, me }) => [name, me]),
    before: [],
    after: [['🫖', true]],
  },
  vote: {
    change: () => ({ kind: 'vote', postId: post.id, poll: { ...post.poll, voted: true, own_votes: [0] } }),
    see: () => shown()?.poll?.own_votes,
    before: [],
    after: [0],
  },
  save: {
    change: () => ({ kind: 'save', postId: post.id, cid: 'bafy' }),
    see: () => shown()?.ipfs_cid,
    before: null,
    after: 'bafy',
  },
  post: {
    change: () => ({ kind: 'post', post: { ...post, content: '<p>edited</p>' } }),
    see: () => shown()?.content.includes('edited'),
    before: false,
    after: true,
  },
  published: {
    change: () => ({ kind: 'published', post: { ...post, id: 'f'.repeat(36), account: alice } }),
    see: () => home()[0]?.account.acct,
    before: 'bob',
    after: 'alice',
  },
  gone: {
    change: () => ({ kind: 'gone', postId: post.id, parentId: null }),
    see: () => shown() !== undefined,
    before: true,
    after: false,
  },
  'person-gone': {
    change: () => ({ kind: 'person-gone', accountId: bob.id }),
    see: () => home().some(({ account }) => account.id === bob.id),
    before: true,
    after: false,
  },
  relationship: {
    change: () => ({ kind: 'relationship', act: 'mute', relationship: { ...known(), muting: true } }),
    see: () => [relationship()?.muting, shown()?.hidden],
    before: [false, false],
    after: [true, true],
  },
  'feed-created': {
    change: () => ({ kind: 'feed-created', feed: { id: '7', title: 'Shed' } }),
    see: feeds,
    before: [],
    after: ['Shed'],
  },
  'feed-renamed': {
    change: () => {
      client.setQueryData(feedsQuery.queryKey, [{ id: '7', title: 'Shed' }])
      return { kind: 'feed-renamed', feed: { id: '7', title: 'Barn' } }
    },
    see: feeds,
    before: [],
    after: ['Barn'],
  },
  'feed-gone': {
    change: () => ({ kind: 'feed-gone', feedId: '7' }),
    see: () => {
      const isKnown = client.getQueryData(homeTimelineQuery.queryKey) !== undefined
      return isKnown
    },
    before: true, // its members are in Home again: that is dropped, and loads when it is opened
    after: false,
  },
  'member-added': {
    change: () => {
      membersAre(alice)
      return { kind: 'member-added', feedId: '7', account: bob }
    },
    see: members,
    before: undefined,
    after: ['bob', 'alice'],
  },
  'member-removed': {
    change: () => {
      membersAre(alice, bob)
      return { kind: 'member-removed', feedId: '7', accountId: bob.id }
    },
    see: members,
    before: undefined,
    after: ['alice'],
  },
  read: {
    change: () => ({ kind: 'read', upTo: '99' }),
    see: () => client.getQueryData(readMarkerQuery.queryKey),
    before: null,
    after: '99',
  },
  profile: {
    change: () => ({ kind: 'profile', account: { ...alice, display_name: 'Al' } }),
    see: () => client.getQueryData(viewerQuery(null).queryKey)?.display_name,
    before: 'Alice',
    after: 'Al',
  },
  aliases: {
    change: () => ({ kind: 'aliases', aliases: { declared: [bob], declared_all: [], verified: [] } }),
    see: () => client.getQueryData(aliasesQuery(alice.id).queryKey)?.declared.length,
    before: undefined,
    after: 1,
  },
  'sessions-ended': {
    change: () => ({
      kind: 'sessions-ended',
      ids: client.getQueryData(sessionsQuery.queryKey)?.map(({ id }) => id),
    }),
    see: () => client.getQueryData(sessionsQuery.queryKey)?.length,
    before: 1,
    after: 0,
  },
}

// docs/spec/lists.md#what-another-tab-changes
test.each(Object.entries(ROWS))('%s shows without a request', async (_, { change, see, before, after }) => {
  expect(see()).toEqual(before)
  tell(change())
  await vi.waitFor(() => expect(see()).toEqual(after))
  expect(calls).toEqual([])
})

// docs/spec/lists.md#what-another-tab-changes
test.each(Object.entries(ROWS))('%s of another account is left alone', async (_, { change, see }) => {
  const told = change()
  const before = see()
  tell(told, bob.id)
  await lastOneHeard()
  expect(see()).toEqual(before)
})

// docs/spec/lists.md#what-another-tab-changes
test.each([
  ['a kind that nobody knows', { kind: 'dance', post: {} }],
  ['a change without what it is about', { kind: 'gone' }],
  ['a post without an id', { kind: 'post', post: { content: 'x' } }],
  ['nothing', null],
])('%s, of another build, is left alone', async (_, change) => {
  const before = home()
  sender.postMessage({ accountId: alice.id, at: 1, change })
  await lastOneHeard()
  expect(home()).toEqual(before)
})

/** Resolves when the other tab has heard the last change, because it hears them in their order. */
async function lastOneHeard() {
  const key = aliasesQuery(alice.id).queryKey
  const before = client.getQueryData(key)
  client.removeQueries({ queryKey: key })
  tell({ kind: 'aliases', aliases: { declared: [], declared_all: [], verified: [] } })
  await vi.waitFor(() => expect(client.getQueryData(key)).toBeDefined())
  client.removeQueries({ queryKey: key })
  if (before) client.setQueryData(key, before)
}

test('the marker of what was read only moves forward', async () => {
  client.setQueryData(readMarkerQuery.queryKey, '100')
  tell({ kind: 'read', upTo: '98' })
  tell({ kind: 'gone', postId: post.id, parentId: null })
  await vi.waitFor(() => expect(shown()).toBeUndefined())
  expect(client.getQueryData(readMarkerQuery.queryKey)).toBe('100')
})

// docs/spec/lists.md#what-another-tab-changes
test('while this tab changes the same, the server is asked once both are done, and that holds', async () => {
  let answer = () => {}
  const running = new Promise<void>((resolve) => {
    answer = resolve
  })
  const options = { mutationKey: ['like', post.id], mutationFn: () => running }
  const mutation = client.getMutationCache().build(client, options).execute(undefined)
  await call(likePost, { params: { id: post.id } })
  tell({ kind: 'toggle', toggle: 'like', on: false, post })
  await lastOneHeard()
  expect(shown()?.favourited).toBe(false)
  answer()
  await mutation
  await vi.waitFor(() => expect(shown()?.favourited).toBe(true))
  expect(calls.filter((one) => one.startsWith('GET'))).toEqual([`GET /api/v1/statuses/${post.id}`])
})

test('without anybody who is known here nothing is followed', async () => {
  client.removeQueries({ queryKey: ['viewer'] })
  tell(ROWS.gone.change())
  await new Promise((heard) => setTimeout(heard, 50))
  expect(shown()).toBeDefined()
})
