import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { likePost, repost, undoRepost } from '#contract/endpoints/post-actions.ts'
import { getPost } from '#contract/endpoints/posts.ts'
import { createPost, deletePost } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { setToken } from '../connection/token.ts'
import { pendingActions } from './pending-action-store.ts'
import { react } from './reactions.ts'
import { runPendingActions } from './run-pending-actions.ts'
import { pauseOfActions, sendToggle } from './send-action.ts'

/** A machine that runs three projects of tests at once takes seconds to load a module. */
const IN_REAL_TIME = { timeout: 20_000 }

const CAKE = { name: '🍰', url: null }

let client: QueryClient
let post: Post
let isConnected: boolean
/** Answers in the place of the server. */
let instead: (() => Response) | undefined
let stop: () => void

const atServer = () => call(getPost, { params: { id: post.id } })
const shown = () => client.getQueryData<Post[]>(['posts', 'home'])?.[0]
const start = (onRefused: (error: unknown) => void = () => undefined) => {
  const onWaiting = vi.fn()
  stop = runPendingActions(client, { onWaiting, onRefused })
  return onWaiting
}

beforeEach(async () => {
  vi.stubGlobal('navigator', {})
  isConnected = true
  instead = undefined
  stop = () => undefined
  connectToServer({
    onCall: () => {
      if (!isConnected) throw new TypeError('Failed to fetch')
      return instead?.()
    },
  })
  await signInAs('alice')
  client = new QueryClient()
  post = await call(createPost, { idempotencyKey: 'a', body: { status: 'Cake!' } })
  client.setQueryData(['posts', 'home'], [post])
})

afterEach(() => {
  stop()
  setToken(null)
  vi.unstubAllGlobals()
})

test('a repost that was made or undone elsewhere counts as done', async () => {
  const params = { id: post.id }
  await call(repost, { params, body: {} })
  expect(await sendToggle('repost', post.id, { on: true })).toMatchObject({
    reblogged: true,
    reblogs_count: 1,
  })
  await call(undoRepost, { params })
  expect(await sendToggle('repost', post.id, { on: false })).toMatchObject({
    reblogged: false,
    reblogs_count: 0,
  })
})

// docs/spec/post-actions.md#a-toggle-waits-for-the-connection
test('without a connection an action waits, the last one counts, and it is sent when the connection is back', async () => {
  const onWaiting = start()
  isConnected = false
  expect(await sendToggle('like', post.id, { on: false })).toBeNull()
  expect(await sendToggle('like', post.id, { on: true })).toBeNull()
  expect(await sendToggle('bookmark', post.id, { on: true })).toBeNull()
  await react(client, post, CAKE)
  expect(pendingActions().map(({ kind, on }) => [kind, on])).toEqual([
    ['like', true],
    ['bookmark', true],
    ['reaction', true],
  ])
  expect(onWaiting).toHaveBeenCalledTimes(1)
  isConnected = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(pendingActions()).toEqual([]))
  const { favourited, bookmarked, pleroma } = await atServer()
  expect({ favourited, bookmarked }).toEqual({ favourited: true, bookmarked: true })
  expect(pleroma.emoji_reactions).toMatchObject([{ name: '🍰', me: true }])
})

// docs/spec/post-actions.md#a-toggle-waits-for-the-connection
test('a pending action shows as done after a reload too, and leaves with a post that is gone', async () => {
  isConnected = false
  await sendToggle('like', post.id, { on: true })
  const onRefused = vi.fn()
  start(onRefused)
  expect(shown()).toMatchObject({ favourited: true, favourites_count: 1 })
  client.setQueryData(['posts', 'home'], [{ ...post }])
  expect(shown(), 'an answer that arrived meanwhile').toMatchObject({ favourited: true })
  isConnected = true
  await call(deletePost, { params: { id: post.id } })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ status: 404 })))
  await vi.waitFor(() => expect(shown()).toBeUndefined())
  expect(pendingActions()).toEqual([])
})

test('after stopping, nothing is sent again, not even when a try was running', async () => {
  isConnected = false
  await sendToggle('like', post.id, { on: true })
  vi.useFakeTimers()
  start()
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  isConnected = true
  await vi.advanceTimersByTimeAsync(3_600_000)
  vi.useRealTimers()
  expect(pendingActions()).toHaveLength(1)
})

test('an action is not stored where the server refuses it', async () => {
  setToken(null)
  await expect(sendToggle('like', post.id, { on: true })).rejects.toMatchObject({ status: 401 })
  expect(pendingActions()).toEqual([])
  await expect(call(likePost, { params: { id: post.id } })).rejects.toMatchObject({ status: 401 })
})

test('actions that wait leave a server alone for as long as it asks', async () => {
  isConnected = false
  await sendToggle('like', post.id, { on: true })
  await sendToggle('bookmark', post.id, { on: true })
  let asked = 0
  isConnected = true
  instead = () => {
    asked += 1
    return new Response('Too many requests', { status: 429, headers: { 'retry-after': '600' } })
  }
  vi.useFakeTimers({ now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  start()
  // The module that sends is loaded and the answer read in real time, before the clock goes on.
  await vi.waitFor(() => expect(pauseOfActions()).toBeGreaterThan(599_000), IN_REAL_TIME)
  await vi.advanceTimersByTimeAsync(598_000)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(11_000)
  await vi.waitFor(() => expect(asked).toBe(2), IN_REAL_TIME)
})

// docs/spec/session.md#a-token-and-its-account
test('what somebody has pressed does not wait for the next person where it fails after they have left', async () => {
  isConnected = false
  localStorage.setItem(KEYS.owner, 'alice')
  const sending = sendToggle('like', post.id, { on: true })
  localStorage.setItem(KEYS.owner, 'bob')
  await expect(sending).rejects.toMatchObject({ kind: 'unreachable' })
  expect(pendingActions()).toEqual([])
})
