import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addToFeed, createFeed, deleteFeed, listFeeds, removeFromFeed } from '#contract/endpoints/feeds.ts'
import { grantToken } from '#contract/endpoints/session.ts'
import { seedCrowded } from '#demo/seeds/crowded.ts'
import { createWorlds } from '#server/worlds.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { call, connect } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { setToken } from '../connection/token.ts'
import { feedMembersQuery, peopleByAddressQuery } from './feed-members.ts'
import { feedTimelineQuery, isNoFeed } from './feeds.ts'

const ORIGIN = 'http://kith.example'

let client: QueryClient
let asked: string[]

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const server = createWorlds({
    seed: seedCrowded,
    clock: Date.now,
    random: Math.random,
    separate: false,
    baseUrl: ORIGIN,
  })
  asked = []
  connect({
    origin: ORIGIN,
    fetch: (url, init) => {
      asked.push(url.replace(ORIGIN, ''))
      return server.fetch(new Request(url, init))
    },
  })
  setToken(null)
  const { access_token } = await call(grantToken, {
    body: { grant_type: 'password', username: 'alice', password: 'demo-password' },
  })
  setToken(access_token)
  client = createQueryClient()
})

async function everybody(): Promise<string> {
  const feed = (await call(listFeeds, {})).find(({ title }) => title === 'Everybody')
  if (!feed) throw new Error('The crowded world has lost a feed')
  return feed.id
}

describe('the members of a feed', () => {
  test('come page by page by the id last seen, each once, until they end', async () => {
    const list = feedMembersQuery(await everybody())
    const pages = await client.fetchInfiniteQuery({ ...list, pages: 9 })
    expect(pages.pages.map(({ items }) => items.length)).toEqual([20, 20, 5])
    const ids = pages.pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(45)
    expect(asked.at(-1)).toContain(`max_id=${ids[39]}&limit=20`)
  })

  test('are known to the server the way it wants to be asked', async () => {
    const { id } = await call(createFeed, { body: { title: 'Two' } })
    const [one, other] = await client.fetchQuery(peopleByAddressQuery('neighbour'))
    if (!one || !other) throw new Error('The crowded world has lost its people')
    const params = { id }
    await call(addToFeed, { params, body: { account_ids: [one.id, other.id] } })
    await call(removeFromFeed, { params, query: { account_ids: [one.id] } })
    const { pages } = await client.fetchInfiniteQuery(feedMembersQuery(id))
    expect(pages[0]?.items.map(({ acct }) => acct)).toEqual([other.acct])
  })
})

test('five people are asked for by an address, without asking other servers', async () => {
  expect(await client.fetchQuery(peopleByAddressQuery('stranger'))).toHaveLength(5)
  expect(asked.at(-1)).toBe('/api/v1/accounts/search?q=stranger&resolve=false&limit=5')
})

test('an older answer about people never overtakes a newer one', async () => {
  const waiting: { url: string; signal: AbortSignal; answer: (acct: string) => void }[] = []
  connect({
    origin: 'http://kith.example',
    fetch: (url, { signal }) =>
      new Promise((resolve, reject) => {
        if (!signal) throw new Error('a call without an end')
        signal.addEventListener('abort', () => reject(signal.reason))
        waiting.push({ url, signal, answer: (acct) => resolve(Response.json([{ id: acct, acct }])) })
      }),
  })
  const people = new QueryObserver(client, peopleByAddressQuery('bo'))
  const stop = people.subscribe(() => undefined)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  people.setOptions(peopleByAddressQuery('carol'))
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  expect(waiting[0]?.signal.aborted).toBe(true)
  waiting[1]?.answer('carol')
  waiting[0]?.answer('bob')
  await vi.waitFor(() => expect(people.getCurrentResult().data?.map(({ acct }) => acct)).toEqual(['carol']))
  stop()
})

test('that a feed was deleted elsewhere is learnt from any of its lists', async () => {
  const id = await everybody()
  const feed = new QueryObserver(client, { queryKey: ['feed', id], queryFn: () => call(listFeeds, {}) })
  const stop = feed.subscribe(() => undefined)
  await vi.waitFor(() => expect(feed.getCurrentResult().isSuccess).toBe(true))
  await call(deleteFeed, { params: { id } })
  asked = []
  const timeline = new InfiniteQueryObserver(client, feedTimelineQuery(id))
  const stopTimeline = timeline.subscribe(() => undefined)
  await vi.waitFor(() => expect(isNoFeed(timeline.getCurrentResult().error)).toBe(true))
  await vi.waitFor(() => expect(asked).toContain('/api/v1/lists'))
  stop()
  stopTimeline()
})
