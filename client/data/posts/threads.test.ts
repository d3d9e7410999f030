import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { muteAccount } from '#contract/endpoints/account-actions.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import { grantSubscription } from '#contract/endpoints/subscriptions.ts'
import { listHomeTimeline } from '#contract/endpoints/timelines.ts'
import { createPost, deletePost } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { isMissing } from '../connection/api-error.ts'
import { lookForPost } from './look-for-post.ts'
import { addReplyToThread, threadQuery } from './threads.ts'

const write = (status: string, parent?: Post) =>
  call(createPost, { idempotencyKey: status, body: { status, in_reply_to_id: parent?.id ?? null } })

const texts = (posts: readonly Post[] | undefined) =>
  posts?.map(({ content }) => content.replace(/<[^>]+>/g, ''))

beforeEach(async () => {
  connectToServer()
  await signInAs('alice')
})

// docs/spec/threads.md#a-new-reply
test('a new reply shows in every loaded thread it belongs to, right after its parent', async () => {
  const client = new QueryClient()
  const root = await write('root')
  const first = await write('first', root)
  await write('second', root)
  await client.fetchQuery(threadQuery(root.id))
  await client.fetchQuery(threadQuery(first.id))
  addReplyToThread(client, await write('new', root))
  for (const { id } of [root, first]) {
    expect(texts(client.getQueryData(threadQuery(id).queryKey))).toEqual(['root', 'new', 'first', 'second'])
  }
})

// docs/spec/threads.md#a-post-that-does-not-exist
test('an id that no post can have counts as missing', async () => {
  const failure = await new QueryClient().fetchQuery(threadQuery('courgettes')).catch((error) => error)
  expect(failure).toMatchObject({ status: 400 })
  expect(isMissing(failure)).toBe(true)
})

test('a deleted post is not found', async () => {
  const client = new QueryClient()
  const root = await write('root')
  const reply = await write('reply', root)
  await call(deletePost, { params: { id: reply.id } })
  await expect(client.fetchQuery(threadQuery(reply.id))).rejects.toMatchObject({ status: 404 })
})

test('a post by a muted author is shown in its own thread, although the server leaves it out', async () => {
  const client = new QueryClient()
  const root = await write('root')
  await signInAs('bob')
  const reply = await write('reply', root)
  await signInAs('alice')
  await call(muteAccount, { params: { id: reply.account.id } })
  await write('later', root)
  expect(texts(await client.fetchQuery(threadQuery(reply.id)))).toEqual(['root', 'reply', 'later'])
  expect(texts(await client.fetchQuery(threadQuery(root.id)))).toEqual(['root', 'later'])
})

test('a post by a muted author without replies is found', async () => {
  const client = new QueryClient()
  await signInAs('bob')
  const alone = await write('alone')
  await signInAs('alice')
  await call(muteAccount, { params: { id: alone.account.id } })
  expect(texts(await client.fetchQuery(threadQuery(alone.id)))).toEqual(['alone'])
})

// docs/spec/subscriptions.md#posts-from-before-a-subscription
test('a post from before a subscription stays in the lists, although the server does not open it', async () => {
  const client = new QueryClient()
  const post = await call(createPost, {
    idempotencyKey: 'x',
    body: { status: 'early', visibility: 'subscribers' },
  })
  await signInAs('bob')
  const { id } = await call(getViewer, {})
  await signInAs('alice')
  await call(grantSubscription, { body: { subscriber_id: id, duration: 86_400 } })
  await signInAs('bob')
  client.setQueryData(['viewer'], await call(getViewer, {}))
  const listed = () => client.getQueryData<readonly Post[]>(['posts', 'home'])?.map((one) => one.id)
  client.setQueryData(['posts', 'home'], (await call(listHomeTimeline, { query: {} })).items)
  expect(listed()).toContain(post.id)
  await expect(client.fetchQuery(threadQuery(post.id))).rejects.toMatchObject({ status: 404 })
  expect(await lookForPost(client, post.id)).toBe(false)
  expect(listed()).toContain(post.id)
})
