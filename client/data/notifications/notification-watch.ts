/** Watching for notifications on every page (spec A §2.2, contract 7.14): one tab asks, all of them count. */
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
import { KEYS, onStoredElsewhere } from '#platform/storage.ts'
import { useSharedPoll } from '#platform/use-shared-poll.ts'
import { call } from '../connection/api.ts'
import { useInstance } from '../connection/instance.ts'
import { firstPages, idsOf } from '../lists/list-pages.ts'
import {
  loadedNotifications,
  loadPeople,
  lookAtNotifications,
  newsOf,
  newsQuery,
  notificationsQuery,
  readMarkQuery,
} from './notifications.ts'
import { unreadQuery } from './unread.ts'
import { belowLoadedQuery, countUnread, MOST, type UnreadCount } from './unread-count.ts'

const LOOK = ['notification-look']

/** The first look, unless the page of notifications has loaded them; then others on request (`app/go-again.ts`). */
const look = (client: QueryClient) =>
  lookAtNotifications(client, client.getQueryData(LOOK) === undefined ? Number.POSITIVE_INFINITY : 0)

interface Answer {
  pages: Page<Notification>[]
  upTo: string | null
}

/** What came after the newest that is known; servers before 4.18 can only be asked for their first pages. */
async function ask(client: QueryClient, knowsMinimum: boolean, signal: AbortSignal): Promise<Answer> {
  const { upTo } = newsOf(client)
  const pages = knowsMinimum
    ? [await askAbove(upTo ?? '0', signal)]
    : await firstPages(client, notificationsQuery, signal)
  return { pages, upTo: newestId(pages.flatMap(({ items }) => items)) ?? upTo }
}

/** As many as there can be: whoever slept with an open page hears of everything in one answer. */
async function askAbove(min_id: string, signal: AbortSignal): Promise<Page<Notification>> {
  const { items } = await call(listNotifications, { query: { limit: MOST, min_id } }, { signal })
  return { items, next: null } // what comes below is known
}

/** An answer, whichever tab asked for it. */
function receive(client: QueryClient, { pages, upTo }: Answer): void {
  const loaded = loadedNotifications(client)
  if (!loaded || client.getQueryData(readMarkQuery.queryKey) === undefined) {
    // The first look has failed; this answer shows that the server is back.
    lookAtNotifications(client, 0).catch((error: unknown) => console.warn('no notifications', error))
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

/** Looks once the posts on screen have arrived, then asks again and again; answers how many are unread. */
export function useNotificationWatch(accountId: string): number {
  const client = useQueryClient()
  const version = useInstance()?.version ?? ''
  const isCalm = useIsFetching({ queryKey: ['posts'] }) === 0
  useQuery({
    queryKey: LOOK,
    queryFn: () => look(client),
    enabled: isCalm,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // On another device more may have been read in the meantime.
  useQuery({ ...readMarkQuery, enabled: isCalm, refetchOnWindowFocus: 'always' })
  useQuery(newsQuery) // keeps it

  useSharedPoll<Answer>({
    name: `kith-notifications ${accountId}`,
    ask: (signal) => ask(client, !isOlderThan(version, 4, 18), signal),
    receive: (answer) => receive(client, answer),
    delay: nextPollDelay,
  })

  const { count, hasMore, lookBelow } = useUnreadCount(client)
  useQuery(belowLoadedQuery(lookBelow))
  useEffect(() => {
    client.setQueryData(unreadQuery.queryKey, { count, hasMore })
  }, [client, count, hasMore])
  useEffect(
    () =>
      onStoredElsewhere(
        KEYS.readMark,
        () => void client.invalidateQueries({ queryKey: readMarkQuery.queryKey }),
      ),
    [client],
  )
  return count
}

/** The count as it is now, one object as long as it says the same. */
function useUnreadCount(client: QueryClient): UnreadCount {
  const [snapshot] = useState(() => {
    let last = countUnread(client)
    return () => {
      last = replaceEqualDeep(last, countUnread(client))
      return last
    }
  })
  return useSyncExternalStore((tell) => client.getQueryCache().subscribe(tell), snapshot)
}
