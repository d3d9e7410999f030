/**
 * Watches for new notifications on every page (docs/spec/navigation.md#unread-badge,
 * docs/server/notifications.md#how-often-to-ask): one tab asks, all tabs count.
 */
import {
  type QueryClient,
  replaceEqualDeep,
  useIsFetching,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Page } from '#contract/endpoint.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import type { Notification } from '#contract/entities/notification.ts'
import { isOlderThan } from '#domain/instance.ts'
import { newestFirst, newPages } from '#domain/new-posts.ts'
import { newestId } from '#domain/notification.ts'
import { nextPollDelay } from '#domain/poll-pace.ts'
import { useSharedPoll } from '#platform/network/use-shared-poll.ts'
import { call } from '../connection/api.ts'
import { askedPause } from '../connection/api-error.ts'
import { freshFor } from '../connection/fresh-for.ts'
import { useInstance } from '../connection/instance.ts'
import { firstPages, idsOf } from '../lists/list-pages.ts'
import {
  loadedNotifications,
  loadPeople,
  newsOf,
  newsQuery,
  notificationsQuery,
  readMarkerQuery,
  refreshNotifications,
} from './notifications.ts'
import { unreadQuery } from './unread.ts'
import { belowLoadedQuery, countUnread, LARGEST_PAGE, type UnreadCount } from './unread-count.ts'

/** So old the read marker may be in a tab that stays in front, in milliseconds. */
const READ_ELSEWHERE_AFTER = 300_000

const LOADED = ['notification-look']

/**
 * Loads the notifications at the start, unless their page has done so; refreshes them on request later
 * (`app/go-again.ts`).
 */
const load = (client: QueryClient) =>
  refreshNotifications(client, client.getQueryData(LOADED) === undefined ? Number.POSITIVE_INFINITY : 0)

interface Answer {
  pages: Page<Notification>[]
  upTo: string | null
}

/**
 * Asks for everything newer than the newest known notification. Servers before 4.18 can only be asked for
 * their first pages.
 */
async function ask(client: QueryClient, knowsMinimum: boolean, signal: AbortSignal): Promise<Answer> {
  const { upTo } = newsOf(client)
  const pages = knowsMinimum
    ? [await askAbove(upTo ?? '0', signal)]
    : await firstPages(client, notificationsQuery, signal)
  return { pages, upTo: newestId(pages.flatMap(({ items }) => items)) ?? upTo }
}

/** Asks for as many as one answer can hold: after a night with an open page there may be many. */
async function askAbove(min_id: string, signal: AbortSignal): Promise<Page<Notification>> {
  const { items } = await call(listNotifications, { query: { limit: LARGEST_PAGE, min_id } }, { signal })
  return { items, next: null } // everything older is known
}

/** Stores an answer, whichever tab asked for it. */
function receive(client: QueryClient, { pages, upTo }: Answer): void {
  const loaded = loadedNotifications(client)
  if (!loaded || client.getQueryData(readMarkerQuery.queryKey) === undefined) {
    // The first load has failed. This answer shows that the server is back.
    refreshNotifications(client, 0).catch((error: unknown) => console.warn('no notifications', error))
    return
  }
  const news = newsOf(client)
  const known = newestFirst([...idsOf(news.pages), ...loaded.map(({ id }) => id)])
  const fresh = newPages(pages, known)
  client.setQueryData(newsQuery.queryKey, { ...news, pages: [...fresh, ...news.pages], upTo })
  void loadPeople(
    client,
    fresh.flatMap(({ items }) => items),
  )
}

/**
 * Loads the notifications once the posts on screen have arrived, then asks for new ones regularly, and counts
 * the unread ones.
 */
export function useNotificationWatch(): void {
  const client = useQueryClient()
  const version = useInstance()?.version ?? ''
  const isCalm = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] === 'posts' }) === 0
  useQuery({
    queryKey: LOADED,
    queryFn: () => load(client),
    enabled: isCalm,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // More may have been read on another device in the meantime. Pages of posts that load are no reason to ask
  // each time.
  useQuery({
    ...readMarkerQuery,
    enabled: isCalm,
    staleTime: freshFor(READ_ELSEWHERE_AFTER),
    refetchOnWindowFocus: 'always',
  })
  useQuery(newsQuery) // keeps it in the cache

  useSharedPoll<Answer>({
    name: 'kith-notifications',
    ask: (signal) => ask(client, !isOlderThan(version, 4, 18), signal),
    receive: (answer) => receive(client, answer),
    delay: nextPollDelay,
    pauseAfter: askedPause,
    whileHidden: true, // the title of the tab counts them
  })

  const { count, hasMore, lookBelow, isOpen } = useUnreadCount(client)
  useQuery(belowLoadedQuery(lookBelow))
  useEffect(() => {
    if (!isOpen) client.setQueryData(unreadQuery.queryKey, { count, hasMore })
  }, [client, count, hasMore, isOpen])
}

/** Returns the current count; the same object as long as it has not changed. */
function useUnreadCount(client: QueryClient): UnreadCount {
  const [{ subscribe, snapshot }] = useState(() => {
    let last = countUnread(client)
    return {
      subscribe: (listener: () => void) =>
        client.getQueryCache().subscribe(({ query }) => isCounted(query.queryKey) && listener()),
      snapshot: () => {
        last = replaceEqualDeep(last, countUnread(client))
        return last
      },
    }
  })
  return useSyncExternalStore(subscribe, snapshot)
}

/** Returns whether the count depends on a query: the lists of notifications or the read marker. */
const isCounted = ([name]: readonly unknown[]) =>
  name === 'notifications' || name === readMarkerQuery.queryKey[0]
