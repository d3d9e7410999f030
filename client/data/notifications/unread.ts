/** How many notifications are unread (spec A §2.2 "badge"). All of it that loads before the first post; it is counted later. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Unread } from '#domain/notification.ts'

export const unreadQuery = queryOptions<Unread>({
  queryKey: ['unread'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
})

const NONE: Unread = { count: 0, hasMore: false }

export const useUnread = () => useQuery(unreadQuery).data ?? NONE
