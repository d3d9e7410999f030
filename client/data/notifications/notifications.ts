/**
 * The notifications, and the marker of how far they were read (docs/spec/notifications.md#opening-the-page).
 */
import { hashKey, type InfiniteData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { getMarkers } from '#contract/endpoints/markers.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import type { Notification } from '#contract/entities/notification.ts'
import { isYoung } from '#domain/freshness.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { newestFirst, newPages, type PageAboveGap } from '#domain/new-posts.ts'
import { newestId } from '#domain/notification.ts'
import { call } from '../connection/api.ts'
import { freshFor } from '../connection/fresh-for.ts'
import { insertPages } from '../lists/list-pages.ts'
import { linked, listQuery } from '../lists/lists.ts'
import { loadRelationships, refreshRelationships } from '../people/relationships.ts'
import { renewList } from '../stored-answers/renew-list.ts'
import { restored } from '../stored-answers/restored.ts'

/** Everything the badge is counted from stays in the cache on every page. */
const CACHED = { gcTime: Number.POSITIVE_INFINITY }

const loadPage = linked(listNotifications, { query: { limit: PAGE_SIZE } })

/** Lists the notifications, the newest first. */
export const notificationsQuery = {
  ...listQuery<Notification>(['notifications'], async (cursor, { client, signal }) => {
    const page = await loadPage(cursor, { signal })
    void loadPeople(client, page.items)
    return page
  }),
  ...CACHED,
  meta: { refresh, stored: 'around-place' as const },
}

/** Refreshes the list together with the read marker and the new notifications. */
async function refresh(client: QueryClient): Promise<void> {
  await refreshNotifications(client, 0).catch((error: unknown) => console.warn('no notifications', error))
}

/**
 * Loads the relationships of the people in notifications; the list never waits for it. A person who asks to
 * follow is loaded again: the known relationship may be older.
 */
export async function loadPeople(client: QueryClient, notifications: readonly Notification[]): Promise<void> {
  const asking = notifications.filter(({ type }) => type === 'follow_request')
  await refreshRelationships(
    client,
    asking.map(({ account }) => account.id),
  )
  await loadRelationships(
    client,
    notifications.flatMap(({ account, status }) => [account.id, ...(status ? [status.account.id] : [])]),
  )
}

/** Loads the read marker: the id of the newest notification that was read, or null. */
export const readMarkerQuery = queryOptions({
  queryKey: ['notifications-marker'],
  queryFn: async ({ signal }) => {
    const { notifications } = await call(getMarkers, { query: { timeline: ['notifications'] } }, { signal })
    return notifications?.last_read_id ?? null
  },
  ...CACHED,
})

/** New notifications that are not in the list yet. */
export interface NotificationNews {
  pages: PageAboveGap<Notification>[]
  /** The id of the newest notification that all tabs have received. */
  upTo: string | null
  /** How many were inserted above, out of sight, and have not been seen since. */
  above: number
}

/** Holds the new notifications. It is filled by the watch, never loaded. */
export const newsQuery = queryOptions<NotificationNews>({
  queryKey: ['notifications', 'news'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  ...CACHED,
})

/** Returns the new notifications as they are now. */
export const newsOf = (client: QueryClient): NotificationNews =>
  client.getQueryData(newsQuery.queryKey) ?? { pages: [], upTo: null, above: 0 }

const pagesOf = (client: QueryClient) =>
  client.getQueryData<InfiniteData<Page<Notification>>>(notificationsQuery.queryKey)?.pages

/** Returns the notifications in the list; null when it is not loaded. */
export const loadedNotifications = (client: QueryClient): Notification[] | null =>
  pagesOf(client)?.flatMap(({ items }) => items) ?? null

/** Returns the cursor of the page below the loaded ones; null when nothing is loaded or nothing follows. */
export const nextOfLoaded = (client: QueryClient): string | null => pagesOf(client)?.at(-1)?.next ?? null

/**
 * Loads the first page and the read marker again, unless they are younger than `age` milliseconds. Returns
 * the marker. Does not throw when the list cannot be loaded: the list itself shows that.
 */
export async function refreshNotifications(client: QueryClient, age: number): Promise<string | null> {
  const [readUpTo] = await Promise.all([
    client.fetchQuery({ ...readMarkerQuery, staleTime: freshFor(age) }),
    loadFirstPage(client, age),
  ])
  const { pages, upTo, above } = newsOf(client)
  const loaded = loadedNotifications(client) ?? []
  const known = newestFirst(loaded.map(({ id }) => id))
  client.setQueryData(newsQuery.queryKey, {
    pages: newPages(pages, known),
    upTo: upTo ?? newestId(loaded),
    above,
  })
  return readUpTo
}

async function loadFirstPage(client: QueryClient, age: number): Promise<void> {
  const { queryKey } = notificationsQuery
  // A list shown as it was stored is renewed in its place (docs/spec/offline.md#stored-answers-are-renewed).
  if (restored.current().has(hashKey(queryKey))) {
    return await renewList(client, notificationsQuery, (fresh) => putInAbove(client, fresh))
  }
  const loadedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  if (loadedAt > 0) {
    if (isYoung(loadedAt, Date.now(), age)) return
    // A further page that is on its way would be taken for the first one.
    await client.cancelQueries({ queryKey, exact: true })
  }
  await client.prefetchInfiniteQuery({ ...notificationsQuery, pages: 1, staleTime: freshFor(age) })
}

/** Puts new notifications in above, out of sight, and counts them until the reader has seen the top. */
export function putInAbove(client: QueryClient, fresh: PageAboveGap<Notification>[]): void {
  insertPages(client, notificationsQuery, fresh, 0)
  const news = newsOf(client)
  const count = fresh.reduce((sum, { items }) => sum + items.length, 0)
  client.setQueryData(newsQuery.queryKey, { ...news, above: news.above + count })
}
