/** Tests docs/spec/offline.md#what-is-deleted-leaves-the-device. */
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Post } from '#contract/entities/post.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { answersTable } from '../storage/answers-table.ts'
import { forgetPerson, forgetPosts, storeAsMuted } from './forget-posts.ts'

const person = (id: string) => parse(Account, { id, username: id, acct: id })
const post = (id: string, author: string, more = {}) =>
  parse(Post, { id, account: person(author), content: `words of ${id}`, ...more })
const list = (...items: Post[]) => ({ pages: [{ items, next: null }], pageParams: [null] })

const HOME = hashKey(['posts', 'home'])
const THREAD = hashKey(['posts', 'thread', 'p1'])
const PROFILE = hashKey(['profile', { acct: 'bob' }])

let client: QueryClient

beforeEach(async () => {
  emptyDatabases()
  vi.stubGlobal('localStorage', memoryStorage())
  client = createQueryClient()
  client.setQueryData(['viewer'], person('alice'))
  const reply = post('p2', 'carol', { in_reply_to_id: 'p1' })
  const answers = {
    [HOME]: list(post('p1', 'bob'), post('p3', 'carol'), post('p4', 'dave', { reblog: post('p1', 'bob') })),
    [THREAD]: [post('p1', 'bob'), reply],
    [PROFILE]: person('bob'),
  }
  const rows = Object.entries(answers).map(([key, data]) => {
    const text = JSON.stringify(data)
    return { accountId: 'alice', key, stamp: 's', text, updatedAt: 1, usedAt: 1, size: text.length }
  })
  await answersTable.write('alice', rows)
  await answersTable.write('bob', [{ ...rows[0], accountId: 'bob' } as (typeof rows)[number]])
})

const kept = async (key: string, accountId = 'alice') => (await answersTable.read(accountId, key))?.text
const idsIn = async (key: string) => (await kept(key))?.match(/words of p\d/g) ?? []

// docs/spec/offline.md#what-is-deleted-leaves-the-device
test('a deleted post leaves what is kept of pages that are not open, with its reposts and replies', async () => {
  await forgetPosts(client, new Set(['p1']))
  expect(await idsIn(HOME)).toEqual(['words of p3'])
  expect(await kept(THREAD)).toBe('[]')
  expect((await answersTable.read('alice', HOME))?.size).toBe((await kept(HOME))?.length)
})

test('what is kept for another person stays', async () => {
  await forgetPosts(client, new Set(['p1']))
  expect(await kept(HOME, 'bob')).toContain('words of p1')
})

// docs/spec/offline.md#what-is-deleted-leaves-the-device
test('a person leaves with their posts, and the replies to them', async () => {
  await forgetPerson(client, 'bob')
  expect(await idsIn(HOME)).toEqual(['words of p3'])
  expect(await idsIn(THREAD)).toEqual([])
  expect(await kept(PROFILE)).toBeUndefined()
})

// docs/spec/offline.md#what-is-deleted-leaves-the-device
test('posts of somebody who is muted are kept as such, and as others when that is undone', async () => {
  const hidden = async () => (await kept(HOME))?.match(/"hidden":true/g)?.length ?? 0
  await storeAsMuted(client, 'bob', true)
  expect(await hidden()).toBe(2)
  await storeAsMuted(client, 'bob', false)
  expect(await hidden()).toBe(0)
})
