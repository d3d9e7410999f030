/**
 * Counts the unread notifications. When all loaded ones are unread, one more request loads older ones
 * (docs/spec/notifications.md#what-is-unread).
 */
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import type { Notification } from '#contract/entities/notification.ts'
import { type Unread, unreadAmong } from '#domain/notification.ts'
import { call } from '../connection/api.ts'
import { loadedNotifications, newsOf, nextOfLoaded, readMarkerQuery } from './notifications.ts'

/** The largest page that the server sends (docs/server/README.md#limit-and-offset). */
export const LARGEST_PAGE = 200

/** The end of the loaded notifications: the cursor of the next page, and the id of the oldest loaded one. */
interface Below {
  next: string
  oldest: string
}

export interface UnreadCount extends Unread {
  /**
   * Whether older notifications were asked for that may be unread too: until they are here nobody knows how
   * many there are.
   */
  isOpen: boolean
  /** The place to load older notifications from. null when none are needed. */
  lookBelow: Below | null
}

/** Loads one page of notifications older than the loaded ones. */
export const belowLoadedQuery = (place: Below | null) =>
  queryOptions<Page<Notification>>({
    queryKey: ['notifications', 'below-loaded', place?.next],
    queryFn: place
      ? ({ signal }) =>
          call(listNotifications, { query: { limit: LARGEST_PAGE, max_id: place.oldest } }, { signal })
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Counts the unread notifications in the cache; 0 until the list and the read marker are loaded. */
export function countUnread(client: QueryClient): UnreadCount {
  const loaded = loadedNotifications(client)
  const readUpTo = client.getQueryData(readMarkerQuery.queryKey)
  if (!loaded || readUpTo === undefined) return { count: 0, hasMore: false, lookBelow: null, isOpen: false }
  const next = nextOfLoaded(client)
  const known = [...newsOf(client).pages.flatMap(({ items }) => items), ...loaded]
  const here = unreadAmong(known, readUpTo, next !== null)
  const oldest = loaded.at(-1)?.id
  if (!here.hasMore || next === null || oldest === undefined)
    return { ...here, lookBelow: null, isOpen: false }
  const lookBelow = { next, oldest }
  const below = client.getQueryState(belowLoadedQuery(lookBelow).queryKey)
  const { data } = below ?? {}
  const all = data ? unreadAmong([...known, ...data.items], readUpTo, data.next !== null) : here
  return { ...all, lookBelow, isOpen: !data && below?.status !== 'error' }
}
