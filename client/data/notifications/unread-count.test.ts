import { QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { Notification } from '#contract/entities/notification.ts'
import { notificationsQuery, readMarkerQuery } from './notifications.ts'
import { belowLoadedQuery, countUnread } from './unread-count.ts'

const account = { id: 'bob', username: 'bob', acct: 'bob' }

/** Notifications with the ids from `newest` down to `oldest`. */
const notifications = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) =>
    parse(Notification, { id: String(newest - index), type: 'follow', account }),
  )

const NEXT = '/api/v1/notifications?limit=20&max_id=301'
const place = { next: NEXT, oldest: '301' }

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  const page = { items: notifications(320, 301), next: NEXT }
  client.setQueryData(notificationsQuery.queryKey, { pages: [page], pageParams: [null] })
})

const read = (upTo: string | null) => client.setQueryData(readMarkerQuery.queryKey, upTo)
const findBelow = (oldest: number, next: string | null) =>
  client.setQueryData(belowLoadedQuery(place).queryKey, { items: notifications(300, oldest), next })

test('older notifications are not needed when a loaded one has been read', () => {
  read('301')
  expect(countUnread(client)).toEqual({ count: 19, hasMore: false, lookBelow: null, isOpen: false })
})

test('older notifications are needed when all loaded ones are unread', () => {
  read('300')
  expect(countUnread(client)).toEqual({ count: 20, hasMore: true, lookBelow: place, isOpen: true })
})

// docs/spec/notifications.md#what-is-unread
test('the number stays open until the older ones are here or cannot be loaded', async () => {
  read('300')
  expect(countUnread(client).isOpen).toBe(true)
  const failing = client.prefetchQuery({
    ...belowLoadedQuery(place),
    queryFn: () => Promise.reject(new Error('down')),
    retry: false,
  })
  expect(countUnread(client).isOpen).toBe(true)
  await failing
  expect(countUnread(client)).toMatchObject({ count: 20, hasMore: true, isOpen: false })
})

test('older notifications are counted, and whether there are still more', () => {
  read('250')
  findBelow(101, '/more')
  expect(countUnread(client)).toEqual({ count: 70, hasMore: false, lookBelow: place, isOpen: false })
  read('7')
  expect(countUnread(client)).toEqual({ count: 220, hasMore: true, lookBelow: place, isOpen: false })
  findBelow(101, null)
  expect(countUnread(client)).toEqual({ count: 220, hasMore: false, lookBelow: place, isOpen: false })
})

test('nothing is counted before the list and the marker are loaded', () => {
  expect(countUnread(client)).toEqual({ count: 0, hasMore: false, lookBelow: null, isOpen: false })
})
