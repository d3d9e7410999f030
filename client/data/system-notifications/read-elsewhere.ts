/**
 * Finds out whether a notification was read on any device
 * (docs/spec/notifications.md#nothing-that-was-seen).
 */
import type { QueryClient } from '@tanstack/react-query'
import { isNewer } from '#domain/notification.ts'
import { freshFor } from '../connection/fresh-for.ts'
import { readMarkerQuery } from '../notifications/notifications.ts'

/** So old the read marker may be when something is told, in milliseconds. */
const FRESH = 10_000

/** Asks for the read marker unless it is fresh; without an answer, what is known of it counts. */
export async function isRead(client: QueryClient, notificationId: string): Promise<boolean> {
  const known = client.getQueryData(readMarkerQuery.queryKey) ?? null
  const marker = await client
    .fetchQuery({ ...readMarkerQuery, staleTime: freshFor(FRESH) })
    .catch(() => known)
  return !isNewer(notificationId, marker)
}
