/**
 * Tests docs/spec/feeds.md#merged-by-time, docs/spec/feeds.md#gaps-of-a-merged-feed,
 * docs/spec/feeds.md#where-merged-feeds-are-stored.
 */
import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { getViewer } from '#contract/endpoints/session.ts'
import { updateClientConfig } from '#contract/endpoints/settings.ts'
import { seedSmall } from '#demo/seeds/small.ts'
import { type MergedFeed, mergedFeedsOf, type Source } from '#domain/merged-feed/merged-feed.ts'
import { storedValues } from '#domain/preference.ts'
import { findAccount } from '#server/world/accounts.ts'
import { addGroup } from '#server/world/groups.ts'
import { addPost } from '#server/world/posts.ts'
import type { World } from '#server/world/world.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { deleteMergedFeed, saveMergedFeed } from './merged-feeds.ts'
import { mergedTimelineQuery } from './merged-timeline.ts'
import { SourceError } from './source-error.ts'

const TEA: Source = { kind: 'tag', value: 'tea' }
const RAIN: Source = { kind: 'tag', value: 'rain' }
const MEADOW: Source = { kind: 'host', value: 'meadow.example' }

let client: QueryClient
let asked: string[]
let group: string
/** Answers in the server's place where it returns an answer. */
let onCall: (path: string) => Response | undefined

/** Many posts are about tea, few about rain, few come from a meadow, and few are in a group. */
function seed(world: World): void {
  seedSmall(world)
  const [bob, erin] = ['bob', 'erin@meadow.example'].map((acct) => findAccount(world, acct))
  if (!bob || !erin) throw new Error('The small world has lost its people')
  const gardeners = addGroup(world, { admin: bob, username: 'gardeners' })
  group = gardeners.id
  const at = (minute: number) => world.clock() - (1000 - minute) * 60_000
  for (let minute = 0; minute < 60; minute += 1) {
    addPost(world, { author: bob, text: `${minute} #tea`, created_at: at(minute) })
    if (minute % 9 === 0) {
      addPost(world, { author: bob, text: `${minute}r #rain #tea`, created_at: at(minute) + 1 })
      addPost(world, { author: erin, content: `${minute}m`, created_at: at(minute) + 2 })
      addPost(world, { author: bob, text: `${minute}g`, group: gardeners, created_at: at(minute) + 3 })
    }
  }
}

beforeEach(async () => {
  asked = []
  onCall = () => undefined
  connectToServer({
    seed,
    onCall: (_, path) => {
      asked.push(path)
      return onCall(path)
    },
  })
  await signInAs('alice')
  client = createQueryClient()
  asked = []
})

const timelines = () => asked.filter((path) => path.includes('/timelines/'))

async function readAll(sources: readonly Source[]): Promise<string[]> {
  const list = mergedTimelineQuery(sources)
  const { pages } = await client.fetchInfiniteQuery({ ...list, pages: 99 })
  return pages.flatMap(({ items }) => items.map(({ id }) => id))
}

// docs/spec/feeds.md#merged-by-time
test('all sources are read to their ends, by time, each post once', async () => {
  const sources = [TEA, RAIN, MEADOW, { kind: 'group', value: group } as const]
  const ids = await readAll(sources)
  expect(ids).toEqual(ids.toSorted().reverse())
  expect(new Set(ids).size).toBe(ids.length)
  const alone = await Promise.all(sources.map((source) => readAll([source])))
  expect(alone.map(({ length }) => length)).toEqual([67, 7, expect.any(Number), 7])
  expect(new Set(ids)).toEqual(new Set(alone.flat()))
})

// docs/spec/feeds.md#merged-by-time
test('a page asks each source once, below the last post, and no source that has ended', async () => {
  const list = mergedTimelineQuery([TEA, RAIN])
  const first = await client.fetchInfiniteQuery(list)
  const last = first.pages[0]?.items.at(-1)?.id
  expect(timelines()).toEqual(['/api/v1/timelines/tag/tea?limit=20', '/api/v1/timelines/tag/rain?limit=20'])
  asked = []
  await list.load(first.pages[0]?.next ?? null, { client, signal: new AbortController().signal })
  expect(timelines()).toEqual([
    `/api/v1/timelines/tag/tea?max_id=${last}&limit=20`,
    `/api/v1/timelines/tag/rain?max_id=${last}&limit=20`,
  ])
  asked = []
  await readAll([TEA, { kind: 'tag', value: 'nothing' }])
  expect(timelines().filter((path) => path.includes('nothing'))).toHaveLength(1)
  expect(timelines().length).toBeGreaterThan(3)
})

// docs/spec/feeds.md#gaps-of-a-merged-feed
test('where a source fails nothing older is shown, and it is named; the next try goes on there', async () => {
  const list = mergedTimelineQuery([TEA, RAIN])
  const first = await client.fetchInfiniteQuery(list)
  const { signal } = new AbortController()
  const loadNext = () => list.load(first.pages[0]?.next ?? null, { client, signal })
  onCall = (path) => (path.includes('/tag/rain') ? new Response('', { status: 500 }) : undefined)
  const error = await loadNext().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(SourceError)
  expect(error).toMatchObject({ sources: [RAIN], status: 500 })
  onCall = () => undefined
  const last = first.pages[0]?.items.at(-1)?.id ?? ''
  for (const { id } of (await loadNext()).items) expect(id < last).toBe(true)
})

// docs/spec/feeds.md#where-merged-feeds-are-stored
test('a feed is stored beside what another device has stored, changed and deleted for all devices', async () => {
  const stored = async () => storedValues(await call(getViewer, {}))
  client.setQueryData(['viewer'], await call(getViewer, {}))
  const feed: MergedFeed = { id: 'feed.1', title: 'Drinks', sources: [TEA] }
  await call(updateClientConfig, {
    body: { kith: { theme: 'dark', 'feed.2': { title: 'R', sources: [RAIN] } } },
  })
  await saveMergedFeed(client, feed)
  const theirs = { id: 'feed.2', title: 'R', sources: [RAIN] }
  expect(mergedFeedsOf(await stored())).toEqual([feed, theirs])
  expect(await stored()).toMatchObject({ theme: 'dark' })
  await saveMergedFeed(client, { ...feed, title: 'Weather', sources: [TEA, RAIN] })
  expect(mergedFeedsOf(await stored())[1]).toEqual({ ...feed, title: 'Weather', sources: [TEA, RAIN] })
  await deleteMergedFeed(client, feed.id)
  expect(mergedFeedsOf(await stored())).toEqual([theirs])
})
