/**
 * Holds the number of unread notifications (docs/spec/navigation.md#unread-badge). It is in the first chunk;
 * the code that counts them arrives later.
 */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Unread } from '#domain/notification.ts'

export const unreadQuery = queryOptions<Unread>({
  queryKey: ['unread'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
})

const NONE: Unread = { count: 0, hasMore: false }

/** Returns how many notifications are unread; 0 until they are counted. */
export const useUnread = () => useQuery(unreadQuery).data ?? NONE
