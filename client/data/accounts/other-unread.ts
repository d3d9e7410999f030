/**
 * How many notifications of the other accounts of this device are unread
 * (docs/spec/session.md#unread-of-the-others).
 */
import { queryOptions, useQueries } from '@tanstack/react-query'
import { getMarkers } from '#contract/endpoints/markers.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { sumOfUnread, type Unread, unreadAmong } from '#domain/notification.ts'
import { freshFor } from '../connection/fresh-for.ts'
import { useOtherAccounts } from './accounts.ts'
import { callAs } from './call-as.ts'

/** So old an answer may be when one comes back to the page or opens the menu, in milliseconds. */
const FRESH_MS = 300_000

/** Asks for the unread ones alone. Servers before 4.18 send the newest page: what is read is not counted. */
async function countUnreadOf(accountId: string, signal: AbortSignal): Promise<Unread> {
  const markers = await callAs(accountId, getMarkers, { query: { timeline: ['notifications'] } }, signal)
  const readUpTo = markers.notifications?.last_read_id ?? null
  const query = { limit: PAGE_SIZE, ...(readUpTo !== null && { min_id: readUpTo }) }
  const { items } = await callAs(accountId, listNotifications, { query }, signal)
  return unreadAmong(items, readUpTo, items.length >= PAGE_SIZE)
}

/** Counts the unread notifications of another account, at most every five minutes. */
export const otherUnreadQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['unread-of', accountId],
    queryFn: ({ signal }) => countUnreadOf(accountId, signal),
    staleTime: freshFor(FRESH_MS),
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: true,
  })

const NONE: Unread = { count: 0, hasMore: false }

/** Returns how many notifications of all other accounts are unread, as far as that is known. */
export function useUnreadOfOthers(): Unread {
  const ids = useOtherAccounts().flatMap(({ card, token }) => (token === null ? [] : [card.id]))
  const answers = useQueries({ queries: ids.map(otherUnreadQuery) })
  return sumOfUnread(answers.map(({ data }) => data ?? NONE))
}
