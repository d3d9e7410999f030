/** Tests docs/spec/search.md#what-this-device-has-read, docs/spec/offline.md#whose-answers-are-stored. */
import { parse } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Post } from '#contract/entities/post.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { setToken } from '../connection/token.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import type { StoredAnswer } from '../storage/tables.ts'
import { stampNow } from '../stored-answers/stamp.ts'
import { readHere } from './read-here.ts'

const person = (id: string) => parse(Account, { id, username: id, acct: id, statuses_count: 1 })
const post = (id: string, content: string, fields: object = {}) =>
  parse(Post, { id, account: person('bob'), content, visibility: 'public', created_at: at(id), ...fields })
const at = (id: string) => `2026-01-0${id}T00:00:00Z`
const list = (...items: Post[]) => ({ pages: [{ items, next: null }], pageParams: [null] })

function answer(data: unknown, fields: Partial<StoredAnswer> = {}): StoredAnswer {
  const text = JSON.stringify(data)
  const row = { accountId: 'alice', key: text, text, updatedAt: 1, usedAt: 1, size: text.length }
  return { ...row, stamp: stampNow() ?? '', ...fields }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  setToken('token-of-alice')
})

const read = (data: unknown, stored: () => Promise<StoredAnswer[]>) => {
  const client = createQueryClient()
  client.setQueryData(homeTimelineQuery.queryKey, data as ReturnType<typeof list>)
  return readHere(client, 'alice', { all: stored })
}

// docs/spec/search.md#what-this-device-has-read
test('loaded and stored posts are found once each, as they were read last, the newest first', async () => {
  const loaded = list(
    post('3', 'edited'),
    post('4', '', { reblog: post('5', 'reposted', { pleroma: { quote: post('1', 'quoted') } }) }),
  )
  const { posts, people } = await read(loaded, async () => [
    answer(list(post('2', 'older'), post('3', 'before'))),
    answer(list(post('2', 'newer')), { updatedAt: 2 }),
    answer(person('carol')),
  ])
  expect(posts.map(({ id, text }) => [id, text])).toEqual([
    ['5', 'reposted'],
    ['3', 'edited'],
    ['2', 'newer'],
    ['1', 'quoted'],
  ])
  expect(people.map(({ id }) => id)).toEqual(['bob', 'carol'])
})

// docs/spec/offline.md#whose-answers-are-stored
test('what another session or another build has stored is not found', async () => {
  const { posts } = await read(list(), async () => [answer(list(post('2', 'old')), { stamp: 'another' })])
  expect(posts).toEqual([])
})

// docs/spec/search.md#what-this-device-has-read
test('posts of muted people are found only where they are bookmarked', async () => {
  const muted = { hidden: true }
  const { posts } = await read(
    list(post('1', 'muted', muted), post('2', 'chosen', { ...muted, bookmarked: true })),
    async () => [],
  )
  expect(posts.map(({ id }) => id)).toEqual(['2'])
})

// docs/spec/search.md#what-this-device-has-read
test('without the database it is what is loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { posts } = await read(list(post('1', 'here')), () => Promise.reject(new Error('refused')))
  expect(posts).toHaveLength(1)
  expect(warn).toHaveBeenCalledOnce()
})
