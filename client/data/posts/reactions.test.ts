import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addReaction, removeReaction } from '#contract/endpoints/post-actions.ts'
import { getPost } from '#contract/endpoints/posts.ts'
import { createPost } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { setToken } from '../connection/token.ts'
import { react } from './reactions.ts'

const PARTY = { name: '🎉', url: null }
const EYES = { name: '👀', url: null }

let client: QueryClient
let post: Post
/** The calls that change reactions, as `METHOD emoji`. */
let calls: string[]
/** The answers to the next such calls, instead of the server's. */
let failures: Response[]

beforeEach(async () => {
  calls = []
  failures = []
  connectToServer({
    onCall: (method, path) => {
      const emoji = /\/reactions\/(.+)$/.exec(path)?.[1]
      if (emoji) calls.push(`${method} ${decodeURIComponent(emoji)}`)
      return emoji ? failures.shift() : undefined
    },
  })
  await signInAs('alice')
  client = new QueryClient()
  post = await call(createPost, { idempotencyKey: 'a', body: { status: 'Cake!' } })
  client.setQueryData(['posts', 'home'], [post])
})

afterEach(() => setToken(null))

/** Returns the post as the lists show it. */
function shown(): Post {
  const [first] = client.getQueryData<Post[]>(['posts', 'home']) ?? []
  if (!first) throw new Error('the post is gone')
  return first
}

const reactionsOf = ({ pleroma }: Post) =>
  pleroma.emoji_reactions.map(({ name, count, me }) => `${name} ${count}${me ? ' mine' : ''}`)

const onServer = async () => reactionsOf(await call(getPost, { params: { id: post.id } }))

const press = (emoji = PARTY) => react(client, shown(), emoji)

test('a reaction shows at once and arrives at the server', async () => {
  const done = press()
  expect(reactionsOf(shown())).toEqual(['🎉 1 mine'])
  await done
  expect(reactionsOf(shown())).toEqual(['🎉 1 mine'])
  expect(await onServer()).toEqual(['🎉 1 mine'])
})

test('a second press removes it', async () => {
  await press()
  await press()
  expect(reactionsOf(shown())).toEqual([])
  expect(await onServer()).toEqual([])
})

test('the answer also updates the likes', async () => {
  client.setQueryData(['posts', 'home'], [{ ...post, favourites_count: 7 }])
  await press()
  expect(shown().favourites_count).toBe(0)
})

// docs/spec/post-actions.md#a-toggle-shows-at-once
describe('quick presses', () => {
  test.each([
    [2, []],
    [3, ['🎉 1 mine']],
    [6, []],
    [7, ['🎉 1 mine']],
  ])('%i end in the last press, with at most two calls', async (presses, expected) => {
    // Every press sees the same post: the list is not drawn again in between.
    await Promise.all(Array.from({ length: presses }, () => react(client, post, PARTY)))
    expect(reactionsOf(shown())).toEqual(expected)
    expect(await onServer()).toEqual(expected)
    expect(calls.length).toBeLessThanOrEqual(2)
  })

  test('on two emoji wait for one another and both stay', async () => {
    const both = Promise.all([press(), press(EYES)])
    expect(reactionsOf(shown())).toEqual(['🎉 1 mine', '👀 1 mine'])
    await both
    expect(reactionsOf(shown())).toEqual(['🎉 1 mine', '👀 1 mine'])
    expect(calls).toEqual(['PUT 🎉', 'PUT 👀'])
  })
})

describe('refusals', () => {
  const broken = () => new Response('', { status: 500 })

  test('restore what was shown', async () => {
    failures = [broken()]
    await expect(press()).rejects.toMatchObject({ status: 500 })
    expect(reactionsOf(shown())).toEqual([])
    await press()
    expect(reactionsOf(shown())).toEqual(['🎉 1 mine'])
  })

  test('restore what the server has, not what was shown last', async () => {
    await press()
    failures = [broken()]
    await expect(Promise.all([press(), press(), press()])).rejects.toMatchObject({ status: 500 })
    expect(reactionsOf(shown())).toEqual(await onServer())
  })

  test('keep the other reactions', async () => {
    failures = [broken()]
    const refused = press()
    const accepted = press(EYES)
    await expect(refused).rejects.toMatchObject({ status: 500 })
    await accepted
    expect(reactionsOf(shown())).toEqual(['👀 1 mine'])
  })

  test('are ignored when another window has done the same', async () => {
    await call(addReaction, { params: { id: post.id, emoji: '🎉' } })
    await press()
    expect(reactionsOf(shown())).toEqual(['🎉 1 mine'])
    await call(removeReaction, { params: { id: post.id, emoji: '🎉' } })
    await press()
    expect(reactionsOf(shown())).toEqual([])
  })
})
