/**
 * Tests docs/spec/conversations.md#order-of-the-conversations,
 * docs/spec/conversations.md#unread-conversations.
 */
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { createPost } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS, writeStored } from '#platform/storage/storage.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { readStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'
import { conversationsQuery } from './conversations.ts'
import { noteFirstVisit, noteSeen, showLastWords } from './seen-posts.ts'

let asked: string[] = []

const write = (status: string, parent?: Post) =>
  call(createPost, {
    idempotencyKey: status,
    body: { status, visibility: 'direct', in_reply_to_id: parent?.id ?? null },
  })

const load = async () => {
  const { pages } = await new QueryClient().fetchInfiniteQuery(conversationsQuery)
  return pages.flatMap(({ items }) => items)
}
const seen = () => readStoredValue(STORED.seenDirectPosts)

beforeEach(async () => {
  asked = []
  connectToServer({
    onCall: (_, path) => {
      asked.push(path)
      return undefined
    },
  })
  await signInAs('bob')
})

// docs/spec/conversations.md#order-of-the-conversations
test('a conversation with new words comes first, in whatever part it stood', async () => {
  const first = await write('@alice the first of many')
  for (let index = 0; index < 45; index += 1) await write(`@alice letter ${index}`)
  const last = await write('@alice and again', first)
  await signInAs('alice')
  asked = []
  const list = await load()
  expect(list[0]?.last_status.id).toBe(last.id)
  expect(list[1]?.last_status.content).toContain('letter 44')
  expect(list).toHaveLength(46)
  expect(asked.filter((path) => path.startsWith('/api/v1/conversations'))).toHaveLength(2)
})

test('what was said in a talk is said in the list, where the conversation stands', async () => {
  const first = await write('@alice hello')
  await write('@alice something else')
  await signInAs('alice')
  const client = new QueryClient()
  await client.fetchInfiniteQuery(conversationsQuery)
  const answer = await write('@bob hello yourself', first)
  showLastWords(client, [first, answer])
  const list = client.getQueryData(conversationsQuery.queryKey)?.pages[0]?.items
  expect(list?.map(({ last_status }) => last_status.content.includes('yourself'))).toEqual([false, true])
})

// docs/spec/conversations.md#unread-conversations
test('at the first visit everything that is there counts as seen, and nothing later', async () => {
  const first = await write('@alice hello')
  await signInAs('alice')
  await load()
  expect(seen()).toEqual([first.id])
  await signInAs('bob')
  await write('@alice are you there?', first)
  await signInAs('alice')
  await load()
  expect(seen()).toEqual([first.id])
})

// docs/spec/conversations.md#unread-conversations
test('the first conversation ever is unread for somebody who has looked before there was any', async () => {
  await signInAs('alice')
  await load()
  await signInAs('bob')
  await write('@alice hello')
  await signInAs('alice')
  await load()
  expect(seen()).toEqual([])
})

// docs/spec/conversations.md#unread-conversations
test('where it is known how far Home was read, a first visit says nothing', async () => {
  await write('@alice hello')
  await signInAs('alice')
  writeStored(KEYS.homeSeen, '0198-1')
  await load()
  expect(seen()).toEqual([])
  noteSeen(['b', 'a'])
  noteSeen(['a'])
  expect(seen()).toEqual(['b', 'a'])
})

// docs/spec/session.md#logout
test('what is learned of a first visit after another session has begun is not noted in it', async () => {
  await write('@alice a letter')
  const { pages } = await new QueryClient().fetchInfiniteQuery(conversationsQuery)
  localStorage.removeItem(LATE_KEYS.seenDirectPosts)
  const conversations = pages.flatMap(({ items }) => items)
  await noteFirstVisit(conversations, async () => {
    await signInAs('alice')
    return null
  })
  expect(seen()).toEqual([])
  await noteFirstVisit(conversations, async () => null)
  expect(seen()).not.toEqual([])
})
