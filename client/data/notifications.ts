/** Notifications and how far they have been read (spec A §2.13, §4, §7). */
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useQuery,
} from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { getMarkers } from '#contract/endpoints/markers.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import type { Notification } from '#contract/entities/notification.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { unreadCount } from '#domain/notification.ts'
import { itemsOf } from '#domain/paging.ts'
import { call, callNext } from './api.ts'

type NextPage = string | null

export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ pageParam, signal }) =>
    pageParam === null
      ? call(listNotifications, { query: { limit: PAGE_SIZE } }, { signal })
      : callNext(listNotifications, pageParam, { signal }),
  initialPageParam: null as NextPage,
  getNextPageParam: (page: Page<Notification>): NextPage => page.next,
})

export const readMarkerQuery = queryOptions({
  queryKey: ['notifications-marker'],
  queryFn: async ({ signal }) => {
    const markers = await call(getMarkers, { query: { timeline: ['notifications'] } }, { signal })
    return markers.notifications?.last_read_id ?? null
  },
})

/** How many notifications are unread. Loading them waits until the posts on screen have arrived. */
export function useUnreadCount(): number {
  const enabled = useIsFetching({ queryKey: ['posts'] }) === 0
  const notifications = useInfiniteQuery({ ...notificationsQuery, enabled })
  const marker = useQuery({ ...readMarkerQuery, enabled })
  if (!notifications.data || marker.data === undefined) return 0
  return unreadCount(itemsOf(notifications.data.pages), marker.data)
}
