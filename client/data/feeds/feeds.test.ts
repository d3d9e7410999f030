import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addToFeed, createFeed, deleteFeed, listFeeds, removeFromFeed } from '#contract/endpoints/feeds.ts'
import { seedCrowded } from '#demo/seeds/crowded.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { holdCalls } from '#tests/harness/held-calls.ts'
import { call } from '../connection/api.ts'
import { isMissing } from '../connection/api-error.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { peopleByAddressQuery } from '../search/people-by-address.ts'
import { feedMembersQuery } from './feed-members.ts'
import { feedTimelineQuery } from './feeds.ts'

let client: QueryClient
let asked: string[]

beforeEach(async () => {
  asked = []
  connectToServer({ seed: seedCrowded, onCall: (_, path) => void asked.push(path) })
  await signInAs('alice')
  client = createQueryClient()
})

async function everybody(): Promise<string> {
  const feed = (await call(listFeeds, {})).find(({ title }) => title === 'Everybody')
  if (!feed) throw new Error('The crowded world has lost a feed')
  return feed.id
}

describe('the members of a feed', () => {
  test('are loaded page by page, each member once', async () => {
    const list = feedMembersQuery(await everybody())
    const pages = await client.fetchInfiniteQuery({ ...list, pages: 9 })
    expect(pages.pages.map(({ items }) => items.length)).toEqual([20, 20, 5])
    const ids = pages.pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(45)
    expect(asked.at(-1)).toContain(`max_id=${ids[39]}&limit=20`)
  })

  test('are added and removed with the arguments that the server expects', async () => {
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
  const waiting = holdCalls()
  const people = new QueryObserver(client, peopleByAddressQuery('bo'))
  const stop = people.subscribe(() => undefined)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  people.setOptions(peopleByAddressQuery('carol'))
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  expect(waiting[0]?.signal.aborted).toBe(true)
  waiting[1]?.answer([{ id: 'carol', acct: 'carol' }])
  waiting[0]?.answer([{ id: 'bob', acct: 'bob' }])
  await vi.waitFor(() => expect(people.getCurrentResult().data?.map(({ acct }) => acct)).toEqual(['carol']))
  stop()
})

test('any list of a feed that was deleted elsewhere makes the feed load again', async () => {
  const id = await everybody()
  const feed = new QueryObserver(client, { queryKey: ['feed', id], queryFn: () => call(listFeeds, {}) })
  const stop = feed.subscribe(() => undefined)
  await vi.waitFor(() => expect(feed.getCurrentResult().isSuccess).toBe(true))
  await call(deleteFeed, { params: { id } })
  asked = []
  const timeline = new InfiniteQueryObserver(client, feedTimelineQuery(id))
  const stopTimeline = timeline.subscribe(() => undefined)
  await vi.waitFor(() => expect(isMissing(timeline.getCurrentResult().error)).toBe(true))
  await vi.waitFor(() => expect(asked).toContain('/api/v1/lists'))
  stop()
  stopTimeline()
})
