/** How many notifications are unread (spec A §2.2 "badge"). All of it that loads before the first post; it is counted later. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'

export const unreadQuery = queryOptions<number>({
  queryKey: ['unread'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
})

export const useUnreadCount = () => useQuery(unreadQuery).data ?? 0
