import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Page } from '#contract/endpoint.ts'
import { Post } from '#contract/entities/post.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { changePost } from '../posts/post-cache.ts'
import { prependPost } from '../posts/published.ts'
import { postsBelow, removePosts } from '../posts/removed.ts'
import { insertNewPages, insertPages, loadGap } from './list-pages.ts'
import { type Cursor, listQuery, newsKey, refreshList, refreshOpenLists } from './lists.ts'

const post = (id: string, fields: object = {}) =>
  parse(Post, { id, account: { id: 'a', username: 'a', acct: 'a' }, content: id, ...fields })
const like = (found: Post) => ({ ...found, favourited: true })

let client: QueryClient
/** The calls that are not answered yet. */
let asked: { cursor: Cursor; answer: (page: Page<Post>) => void; refuse: (error: Error) => void }[]

const list = listQuery<Post>(
  ['posts', 'home'],
  (cursor) => new Promise((answer, refuse) => asked.push({ cursor, answer, refuse })),
)

beforeEach(() => {
  client = createQueryClient()
  asked = []
})

async function answer(page: Page<Post>): Promise<void> {
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked.shift()?.answer(page)
}

/** Shows a list with a first page of two posts. The cursor of the next page is `c`. */
async function open() {
  const observer = new InfiniteQueryObserver(client, list)
  observer.subscribe(() => {})
  await answer({ items: [post('5'), post('4')], next: 'c' })
  await vi.waitFor(() => expect(ids()).toEqual(['5', '4']))
  return observer
}

const pages = () => client.getQueryData(list.queryKey)?.pages ?? []
const ids = () => pages().flatMap(({ items }) => items.map(({ id }) => id))
const liked = () =>
  pages().flatMap(({ items }) => items.filter(({ favourited }) => favourited).map(({ id }) => id))

test('changes made while the next page is loading stay', async () => {
  const observer = await open()
  void observer.fetchNextPage()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  changePost(client, '5', like)
  removePosts(client, postsBelow(client, '4'))
  prependPost(client, list.queryKey, post('6'))
  insertPages(client, list, [{ items: [post('7')], next: null }], 0)
  await answer({ items: [post('5'), post('3')], next: null })
  await vi.waitFor(() => expect(ids()).toEqual(['7', '6', '5', '5', '3']))
  // The first page keeps its change too.
  expect(liked()).toEqual(['5', '5'])
})

test('changes made while the list is refreshed stay', async () => {
  await open()
  const renewing = refreshList(client, list.queryKey)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  changePost(client, '5', like)
  prependPost(client, list.queryKey, post('6'))
  await answer({ items: [post('5'), post('4')], next: null })
  await renewing
  expect(ids()).toEqual(['6', '5', '4'])
  expect(liked()).toEqual(['5'])
})

test('a list keeps all its pages when refreshing fails', async () => {
  const observer = await open()
  void observer.fetchNextPage()
  await answer({ items: [post('3')], next: 'd' })
  await vi.waitFor(() => expect(ids()).toEqual(['5', '4', '3']))
  insertPages(client, list, [{ items: [post('6')], next: 'x' }], 0)
  client.setQueryData(newsKey(list), 'one more')
  const renewing = refreshList(client, list.queryKey)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.cursor).toBeNull()
  asked.shift()?.refuse(new Error('503'))
  await renewing
  expect(ids()).toEqual(['6', '5', '4', '3'])
  expect(observer.getCurrentResult().isError).toBe(true)
  expect(client.getQueryData(newsKey(list))).toBe('one more')
})

test('a refreshed list begins with its first page, and no new entries wait', async () => {
  const observer = await open()
  insertPages(client, list, [{ items: [post('6')], next: 'x' }], 0)
  client.setQueryData(newsKey(list), 'one more')
  const renewing = refreshList(client, list.queryKey)
  await answer({ items: [post('7'), post('6')], next: 'e' })
  await renewing
  expect(ids()).toEqual(['7', '6'])
  expect(observer.getCurrentResult().hasNextPage).toBe(true)
  expect(client.getQueryData(newsKey(list))).toBeUndefined()
})

test('refreshing several times shows no entry twice', async () => {
  await open()
  insertPages(client, list, [{ items: [post('6')], next: 'x' }], 0)
  for (const newest of ['7', '8']) {
    const renewing = refreshList(client, list.queryKey)
    await answer({ items: [post(newest), post('6')], next: 'e' })
    await renewing
    changePost(client, newest, like)
    expect(ids()).toEqual([newest, '6'])
    expect(liked()).toEqual([newest])
  }
})

test('a change does not make a list count as newer', async () => {
  await open()
  const loadedAt = client.getQueryState(list.queryKey)?.dataUpdatedAt
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  changePost(client, '5', like)
  prependPost(client, list.queryKey, post('6'))
  vi.useRealTimers()
  expect(ids()).toEqual(['6', '5', '4'])
  expect(client.getQueryState(list.queryKey)?.dataUpdatedAt).toBe(loadedAt)
})

test('new entries are inserted in order, also below the viewer’s own post', async () => {
  await open()
  prependPost(client, list.queryKey, post('8'))
  insertNewPages(client, list, [{ items: [post('9'), post('7'), post('6')], next: null }])
  expect(ids()).toEqual(['9', '8', '7', '6', '5', '4'])
})

test('refreshing a list that is not on screen drops it', async () => {
  client.setQueryData(list.queryKey, { pages: [{ items: [post('1')], next: null }], pageParams: [null] })
  await refreshList(client, list.queryKey)
  expect(asked).toEqual([])
  expect(client.getQueryData(list.queryKey)).toBeUndefined()
})

// docs/spec/lists.md#coming-back-to-a-list
test('a list that a link opens is loaded afresh when it is older than 30 seconds', async () => {
  await open()
  const loadedAt = client.getQueryState(list.queryKey)?.dataUpdatedAt ?? 0
  const now = vi.spyOn(Date, 'now')
  onTestFinished(() => now.mockRestore())
  now.mockReturnValue(loadedAt + 29_999)
  refreshOpenLists(client)
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual([])
  now.mockReturnValue(loadedAt + 30_000)
  refreshOpenLists(client)
  await answer({ items: [post('6')], next: null })
  await vi.waitFor(() => expect(ids()).toEqual(['6']))
})

test('a gap is closed at its place, even when pages were inserted meanwhile', async () => {
  await open()
  insertPages(client, list, [{ items: [post('9')], next: 'gap', gap: true }], 0)
  const closing = loadGap(client, list, 0)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  insertPages(client, list, [{ items: [post('10')], next: null }], 0)
  await answer({ items: [post('8'), post('5')], next: null })
  await closing
  expect(ids()).toEqual(['10', '9', '8', '5', '4'])
  expect(pages().some((page) => 'gap' in page)).toBe(false)
})

test('deleting a post removes all replies below it, in any order', async () => {
  await open()
  const reply = (id: string, to: string) => post(id, { in_reply_to_id: to })
  insertPages(
    client,
    list,
    [{ items: [reply('c3', 'c2'), reply('c2', 'c1'), reply('c1', '5')], next: null }],
    0,
  )
  removePosts(client, postsBelow(client, '5'))
  expect(ids()).toEqual(['4'])
})
