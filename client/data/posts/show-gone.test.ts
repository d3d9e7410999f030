/**
 * Tests docs/spec/posts.md#where-a-deleted-post-leaves against the reference server: what is shown after a
 * deletion is what the server has.
 */
import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { lookupAccount } from '#contract/endpoints/accounts.ts'
import { deleteAccount } from '#contract/endpoints/credentials.ts'
import { createGroup, deleteGroup } from '#contract/endpoints/groups.ts'
import { getPost, getPosts } from '#contract/endpoints/posts.ts'
import { createPost, deletePost } from '#contract/endpoints/writing.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { connectToServer, tokenOf } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { setToken } from '../connection/token.ts'
import { conversationsQuery } from '../conversations/conversations.ts'
import { foundAccountsQuery } from '../search/search.ts'
import { takeAway } from './look-for-post.ts'
import { showPersonGone } from './person-gone.ts'
import { loadedPosts } from './removed.ts'
import { showGone } from './show-gone.ts'
import { spreadPosts } from './spread-posts.ts'

let client: QueryClient
let tokens: Map<string, string>

/** Goes on as somebody: the server lets nobody sign in six times in a row. */
async function as(name: string): Promise<void> {
  const token = tokens.get(name) ?? (await tokenOf(name))
  tokens.set(name, token)
  setToken(token)
}

beforeEach(() => {
  connectToServer()
  tokens = new Map()
  client = createQueryClient()
})

const write = (status: string, more: object = {}) =>
  call(createPost, { idempotencyKey: status, body: { status, ...more } })
const remove = (post: Post) => call(deletePost, { params: { id: post.id } })

/** Shows posts in a list, as the server has them now. */
async function load(...posts: Post[]): Promise<void> {
  const items = await call(getPosts, { query: { id: posts.map(({ id }) => id) } })
  client.setQueryData(['posts', 'home'], { pages: [{ items, next: null }], pageParams: [null] })
}

const profileOf = async (acct: string) => {
  const account = await call(lookupAccount, { query: { acct } })
  client.setQueryData(['profile', { id: account.id }], account)
  return account
}

const words = () =>
  [...loadedPosts(client).values()].map(({ content }) => content.replace(/<.*?>/g, '')).toSorted()
const shown = ({ id }: Post) => loadedPosts(client).get(id)
const onServer = ({ id }: Post) => call(getPost, { params: { id } })

// docs/spec/posts.md#where-a-deleted-post-leaves
test('a reply leaves whose way up is not loaded, and one beside it stays', async () => {
  await as('alice')
  const root = await write('root')
  const answer = await write('answer', { in_reply_to_id: root.id })
  const between = await write('between', { in_reply_to_id: answer.id })
  const below = await write('below', { in_reply_to_id: between.id })
  const other = await write('other', { in_reply_to_id: root.id })
  const beside = await write('beside', { in_reply_to_id: other.id })
  await load(root, answer, below, beside)
  await remove(answer)
  showGone(client, { postId: answer.id, parentId: root.id })
  await vi.waitFor(() => expect(words()).toEqual(['beside', 'root']))
  expect(shown(root)?.replies_count).toBe((await onServer(root)).replies_count)
})

// docs/spec/posts.md#where-a-deleted-post-leaves
test('the profiles of all authors are counted anew', async () => {
  await as('bob')
  const root = await write('root')
  await as('alice')
  const answer = await write('answer', { in_reply_to_id: root.id })
  await as('bob')
  await load(root, answer)
  const before = await Promise.all(['alice', 'bob'].map(profileOf))
  await remove(root)
  showGone(client, { postId: root.id, parentId: null })
  const counts = () =>
    before.map(({ id }) => client.getQueryData<Account>(['profile', { id }])?.statuses_count)
  await vi.waitFor(() => expect(counts()).toEqual(before.map(({ statuses_count }) => statuses_count - 1)))
})

// docs/spec/lists.md#what-is-gone-leaves
test('the parent of a post that another device has deleted is counted as the server does', async () => {
  await as('alice')
  const root = await write('root')
  const [one, other] = [
    await write('one', { in_reply_to_id: root.id }),
    await write('other', { in_reply_to_id: root.id }),
  ]
  await load(root, one, other)
  await remove(one)
  // The root has come anew meanwhile.
  const fresh = await onServer(root)
  client.setQueryData(['posts', 'fresh'], [fresh])
  takeAway(client, one.id)
  await vi.waitFor(() => expect(shown(root)?.replies_count).toBe(1))
  expect(client.getQueryData(['posts', 'fresh'])).toMatchObject([{ replies_count: 1 }])
  expect(words()).toEqual(['other', 'root'])
})

// docs/spec/posts.md#where-a-deleted-post-leaves
test('a conversation shows the post before the one that is gone, and leaves with its first one', async () => {
  await as('bob')
  const first = await write('@alice first', { visibility: 'direct' })
  const last = await write('@alice last', { visibility: 'direct', in_reply_to_id: first.id })
  const rows = () =>
    client
      .getQueryData(conversationsQuery.queryKey)
      ?.pages.flatMap(({ items }) => items.map(({ last_status }) => last_status.id)) ?? []
  const stop = new InfiniteQueryObserver(client, conversationsQuery).subscribe(() => undefined)
  await vi.waitFor(() => expect(rows()).toContain(last.id))
  await remove(last)
  showGone(client, { postId: last.id, parentId: first.id })
  expect(rows()).not.toContain(last.id)
  await vi.waitFor(() => expect(rows()).toContain(first.id))
  // Nobody sees the list now: it is asked for when it is opened.
  stop()
  await remove(first)
  showGone(client, { postId: first.id, parentId: null })
  await client.fetchInfiniteQuery(conversationsQuery)
  expect(rows()).not.toContain(first.id)
})

// docs/spec/posts.md#where-a-deleted-post-leaves
test('a quote whose post another device has deleted loses its card with the next answer', async () => {
  await as('alice')
  const quoted = await write('quoted')
  const quote = await write('see', { quote_id: quoted.id })
  await load(quote)
  expect(shown(quote)?.pleroma.quote?.id).toBe(quoted.id)
  spreadPosts(client, [await onServer(quote)], Date.now() + 1)
  expect(shown(quote)?.links).toHaveLength(1)
  await remove(quoted)
  spreadPosts(client, [await onServer(quote)], Date.now() + 1)
  expect(shown(quote)).toMatchObject({ links: [], pleroma: { quote: null } })
})

// docs/spec/administration.md#delete-a-user
test('a person leaves with all below their posts, with their mentions and their row in a search', async () => {
  await as('alice')
  const open = await write('open')
  await as('bob')
  const answer = await write('answer', { in_reply_to_id: open.id })
  await as('carol')
  const below = await write('below', { in_reply_to_id: answer.id })
  const greeting = await write('hello @bob and @alice')
  await load(open, answer, below, greeting)
  await client.fetchInfiniteQuery(foundAccountsQuery('bob'))
  await as('bob')
  await call(deleteAccount, {})
  await as('carol')
  showPersonGone(client, answer.account.id)
  expect(words()).toEqual(['hello @bob and @alice', 'open'])
  for (const post of [open, greeting]) {
    const { replies_count, mentions } = await onServer(post)
    expect(shown(post)).toMatchObject({ replies_count, mentions })
  }
  expect(client.getQueryData(foundAccountsQuery('bob').queryKey)?.pages[0]?.items).toEqual([])
})

// docs/spec/groups.md#delete-a-group
test('a group leaves with the threads begun in it, whoever wrote there', async () => {
  await as('alice')
  const club = await call(createGroup, { body: { name: 'club' } })
  await as('bob')
  const root = await write('root', { group_id: club.id })
  const mention = await write('only named: @club')
  await as('carol')
  const answer = await write('answer', { in_reply_to_id: root.id })
  await as('alice')
  await load(root, answer, mention)
  await call(deleteGroup, { params: { id: club.id } })
  showPersonGone(client, club.id)
  expect(words()).toEqual(['only named: @club'])
  expect(shown(mention)?.mentions).toEqual((await onServer(mention)).mentions)
  for (const post of [root, answer]) await expect(onServer(post)).rejects.toMatchObject({ status: 404 })
})
