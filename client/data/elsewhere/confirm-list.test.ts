/** Tests docs/spec/lists.md#a-fresh-answer-takes-away. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import type { Page } from '#contract/endpoint.ts'
import { Account } from '#contract/entities/account.ts'
import { Post } from '#contract/entities/post.ts'
import { Relationship } from '#contract/entities/relationship.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { newsKey } from '../lists/lists.ts'
import { relationshipQuery } from '../people/relationships.ts'
import { confirmList } from '../posts/confirm-list.ts'
import { changePost } from '../posts/post-cache.ts'
import { prependPost } from '../posts/published.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { spreadAnswers } from './spread-answers.ts'

const bob = parse(Account, { id: 'bob', username: 'bob', acct: 'bob' })
const post = (id: string, more = {}) => parse(Post, { id, account: bob, content: id, ...more })
const pages = (...lists: Post[][]) => ({
  pages: lists.map((items, at) => ({ items, next: String(at) })),
  pageParams: lists.map((_, at) => String(at)),
})
const key = homeTimelineQuery.queryKey
const LATER = Date.now() + 10_000
const BEFORE = Date.now() - 10_000

let client: QueryClient
beforeEach(() => {
  client = createQueryClient()
  client.setQueryData(key, pages([post('9'), post('8'), post('7')], [post('5')]))
})

const answer = (...items: Post[]) => [{ items, next: 'more' }]
const items = (of: readonly unknown[] = key) =>
  client.getQueryData<InfiniteData<Page<Post>>>(of)?.pages.flatMap((page) => page.items) ?? []
const ids = () => items().map(({ id }) => id)
const words = (id: string, of: readonly unknown[] = key) => items(of).find((one) => one.id === id)?.content

test('a row that the answer covers and lacks leaves; what is below it, or unchanged, stays the same object', () => {
  const before = items()
  confirmList(client, homeTimelineQuery, answer(post('9'), post('7')), LATER)
  expect(ids()).toEqual(['9', '7', '5'])
  expect(items()).toEqual([before[0], before[2], before[3]])
  expect(items()[0]).toBe(before[0])
})

test('a post of one’s own that was put in after the question stays', () => {
  prependPost(client, key, post('99'))
  confirmList(client, homeTimelineQuery, answer(post('9'), post('8'), post('7')), BEFORE)
  expect(ids()).toEqual(['99', '9', '8', '7', '5'])
})

test('a post that waits above may have gone before anybody has seen it', () => {
  client.setQueryData(newsKey(homeTimelineQuery), {
    waiting: pages([post('11'), post('10')]).pages,
    above: 0,
  })
  confirmList(client, homeTimelineQuery, answer(post('10'), post('9'), post('8'), post('7')), LATER)
  const news = client.getQueryData<{ waiting: Page<Post>[] }>(newsKey(homeTimelineQuery))
  expect(news?.waiting.flatMap((page) => page.items.map(({ id }) => id))).toEqual(['10'])
})

// docs/spec/lists.md#a-fresh-answer-takes-away
test('posts of people who are muted here stay, hidden, for an Undo', () => {
  client.setQueryData(relationshipQuery('bob').queryKey, parse(Relationship, { id: 'bob', muting: true }))
  confirmList(client, homeTimelineQuery, answer(post('6')), LATER)
  expect(ids()).toEqual(['9', '8', '7', '5'])
})

// docs/spec/lists.md#a-fresh-answer-takes-away
test('an edit shows in every list, except over what was changed here since the question', () => {
  client.setQueryData(['posts', 'local'], pages([post('9'), post('8')]))
  changePost(client, '8', (old) => ({ ...old, content: 'mine' }))
  const sent = [post('9', { content: 'edited' }), post('8', { content: 'edited' }), post('7')]
  confirmList(client, homeTimelineQuery, answer(...sent), BEFORE)
  expect([words('9'), words('9', ['posts', 'local'])]).toEqual(['edited', 'edited'])
  expect([words('8'), words('8', ['posts', 'local'])]).toEqual(['mine', 'mine'])
})

// docs/spec/lists.md#a-fresh-answer-takes-away
test('an answer to another page brings the copies of its posts up to date, once it has come', async () => {
  const stop = spreadAnswers(client)
  await client.fetchQuery({
    queryKey: ['posts', 'thread', '8'],
    queryFn: async () => [post('8', { favourited: true }), post('3')],
  })
  stop()
  expect(items().map(({ favourited }) => favourited)).toEqual([false, true, false, false])
})
