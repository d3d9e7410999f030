/** Counts the unread notifications; where all that are loaded are unread, one more request looks further back. */
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import type { Notification } from '#contract/entities/notification.ts'
import { type Unread, unreadAmong } from '#domain/notification.ts'
import { call } from '../connection/api.ts'
import { loadedNotifications, newsOf, nextOfLoaded, readMarkQuery } from './notifications.ts'

/** The most the server gives at once (contract 0.4). */
export const MOST = 200

/** A place below all that is loaded: the page it begins with, and the last notification above it. */
interface Below {
  next: string
  oldest: string
}

export interface UnreadCount extends Unread {
  /** The place to look further back from; null where that is not needed. */
  lookBelow: Below | null
}

/** Returns what stands at that place, as far as one request reaches. */
export const belowLoadedQuery = (place: Below | null) =>
  queryOptions<Page<Notification>>({
    queryKey: ['notifications', 'below-loaded', place?.next],
    queryFn: place
      ? ({ signal }) => call(listNotifications, { query: { limit: MOST, max_id: place.oldest } }, { signal })
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function countUnread(client: QueryClient): UnreadCount {
  const loaded = loadedNotifications(client)
  const readUpTo = client.getQueryData(readMarkQuery.queryKey)
  if (!loaded || readUpTo === undefined) return { count: 0, hasMore: false, lookBelow: null }
  const next = nextOfLoaded(client)
  const known = [...newsOf(client).pages.flatMap(({ items }) => items), ...loaded]
  const here = unreadAmong(known, readUpTo, next !== null)
  const oldest = loaded.at(-1)?.id
  if (!here.hasMore || next === null || oldest === undefined) return { ...here, lookBelow: null }
  const lookBelow = { next, oldest }
  const below = client.getQueryData(belowLoadedQuery(lookBelow).queryKey)
  const all = below ? unreadAmong([...known, ...below.items], readUpTo, below.next !== null) : here
  return { ...all, lookBelow }
}
