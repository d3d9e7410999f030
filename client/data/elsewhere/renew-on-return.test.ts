/**
 * Tests docs/spec/lists.md#back-in-a-tab against the reference server: what is asked for when somebody comes
 * back to a tab, or the connection does.
 */
import {
  InfiniteQueryObserver,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listHomeTimeline } from '#contract/endpoints/timelines.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { feedsQuery } from '../feeds/feeds.ts'
import { newsKey } from '../lists/lists.ts'
import { notificationsQuery } from '../notifications/notifications.ts'
import { mutedAccountsQuery } from '../people/muted-accounts.ts'
import { profileQuery } from '../people/profiles.ts'
import { bookmarksQuery } from '../posts/personal-lists.ts'
import { threadQuery } from '../posts/threads.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { renewOnReturn } from './renew-on-return.ts'

// The page knows its address from the beginning.
vi.hoisted(() => vi.stubGlobal('location', { pathname: '/home', search: '' }))

const calls: string[] = []
/** Answers in the server's place; null lets it answer. */
let answer: ((path: string) => Response) | null
const stops: (() => void)[] = []
const tab = { hidden: false, querySelector: () => null, querySelectorAll: () => [] }
let client: QueryClient

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answer = null
  connectToServer({
    onCall: (_method, path) => {
      calls.push(path.split('?')[0] ?? '')
      return answer?.(path)
    },
  })
  vi.stubGlobal('document', Object.assign(new EventTarget(), tab))
  await signInAs('alice')
  client = createQueryClient()
  stops.push(renewOnReturn(client))
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  client.clear()
  vi.useRealTimers()
})

/** Shows a list until the end of the test, once it is loaded. */
async function showList(list: typeof bookmarksQuery | typeof mutedAccountsQuery | typeof notificationsQuery) {
  const query = list as typeof bookmarksQuery
  await client.fetchInfiniteQuery(query)
  stops.push(new InfiniteQueryObserver(client, query).subscribe(() => {}))
}

/** Shows what one answer holds until the end of the test, once it is loaded. */
async function showOne(one: { queryKey: readonly unknown[] }) {
  const query = one as QueryObserverOptions & { queryKey: readonly unknown[] }
  await client.fetchQuery(query)
  stops.push(new QueryObserver(client, query).subscribe(() => {}))
}

const idle = () => expect.poll(() => client.isFetching()).toBe(0)

/** Comes back to the tab after so many seconds; returns what the server was asked for. */
async function comeBack(seconds: number, { hidden = false } = {}): Promise<string[]> {
  await idle()
  calls.length = 0
  vi.setSystemTime(Date.now() + seconds * 1_000)
  Object.assign(document, { hidden })
  document.dispatchEvent(new Event('visibilitychange'))
  await idle()
  // A list is asked for past its query; a task later that has begun.
  await new Promise((resolve) => setTimeout(resolve))
  return calls
}

async function showThread(): Promise<string> {
  const [post] = (await call(listHomeTimeline, { query: {} })).items
  const id = post?.id ?? ''
  await showOne(threadQuery(id))
  return `/api/v1/statuses/${id}/thread`
}

const show = (path: string, shows: () => Promise<void>) => async () => {
  await shows()
  return path
}

/** The things on the screen; each shows itself and returns the path of its answer. */
const SHOWN: Record<string, () => Promise<string>> = {
  'a thread': showThread,
  'a profile': show('/api/v1/accounts/lookup', () => showOne(profileQuery({ acct: 'bob' }))),
  'the feeds': show('/api/v1/lists', () => showOne(feedsQuery)),
  'a list of posts': show('/api/v1/bookmarks', () => showList(bookmarksQuery)),
  'a list of people': show('/api/v1/mutes', () => showList(mutedAccountsQuery)),
  'the notifications': show('/api/v1/notifications', () => showList(notificationsQuery)),
}

// docs/spec/lists.md#back-in-a-tab
test.each(Object.entries(SHOWN))(
  '%s is asked for again after half a minute, not before',
  async (_, shown) => {
    const path = await shown()
    expect(await comeBack(29), 'too soon').toEqual([])
    expect(await comeBack(2, { hidden: true }), 'a tab that is left').toEqual([])
    expect((await comeBack(1)).filter((one) => one === path)).toEqual([path])
  },
)

// docs/spec/lists.md#back-in-a-tab
test('a timeline with a question for what is new is left to that, and so is what nobody sees', async () => {
  await showList(homeTimelineQuery)
  stops.push(
    new QueryObserver(client, { queryKey: newsKey(homeTimelineQuery), queryFn: () => [] }).subscribe(
      () => {},
    ),
  )
  await client.fetchQuery(feedsQuery)
  expect(await comeBack(60)).toEqual([])
})

/** The ways in which the question for the feeds fails, each with whether it is asked again by itself. */
const FAILURES: Record<string, { fails: () => Response; again: boolean }> = {
  'the server is out of reach': {
    fails: () => {
      throw new TypeError('cut')
    },
    again: true,
  },
  'something answers in its place': { fails: () => new Response('<p>Welcome</p>'), again: true },
  'the server has a problem': { fails: () => new Response('{}', { status: 503 }), again: true },
  'the server asks to wait': {
    fails: () => new Response('{}', { status: 429, headers: { 'Retry-After': '60' } }),
    again: false,
  },
  'it is not there': { fails: () => new Response('{}', { status: 404 }), again: false },
}

// docs/spec/offline.md#reading-without-a-connection
test.each(Object.entries(FAILURES))('what is shown as failed: %s', async (_, { fails, again }) => {
  const asked = again ? ['/api/v1/lists'] : []
  answer = fails
  const observer = new QueryObserver(client, feedsQuery)
  stops.push(observer.subscribe(() => {}))
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
  expect(await comeBack(1, { hidden: true }), 'a tab that is left').toEqual([])
  expect(await comeBack(1), 'a tab that somebody comes back to').toEqual(asked)
  answer = null
  calls.length = 0
  window.dispatchEvent(new Event('online'))
  await idle()
  expect(calls, 'the connection is back').toEqual(asked)
  expect(observer.getCurrentResult().isSuccess).toBe(again)
  window.dispatchEvent(new Event('online'))
  await idle()
  expect(calls, 'nothing has failed').toEqual(asked)
})
