/** Notifications and how far they have been read (spec A §2.13, §4, §7). */
import { type InfiniteData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { getMarkers } from '#contract/endpoints/markers.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import type { Notification } from '#contract/entities/notification.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { newestFirst, newPages, type PageAboveGap } from '#domain/new-posts.ts'
import { newestId } from '#domain/notification.ts'
import { call } from '../connection/api.ts'
import { linked, listQuery } from '../lists/lists.ts'
import { loadRelationships, renewRelationships } from '../people/relationships.ts'

/** What the badge is counted from stays, on whatever page one is. */
const KEPT = { gcTime: Number.POSITIVE_INFINITY }

const loadPage = linked(listNotifications, { query: { limit: PAGE_SIZE } })

export const notificationsQuery = {
  ...listQuery<Notification>(['notifications'], async (cursor, { client, signal }) => {
    const page = await loadPage(cursor, { signal })
    void loadPeople(client, page.items)
    return page
  }),
  ...KEPT,
  meta: { renew: lookAgain },
}

/** With the mark, and what was waiting above. */
async function lookAgain(client: QueryClient): Promise<void> {
  await lookAtNotifications(client, 0).catch((error: unknown) => console.warn('no notifications', error))
}

/** Relationships follow the list and never hold it up. Who asks to follow may have been known before they asked. */
export async function loadPeople(client: QueryClient, notifications: readonly Notification[]): Promise<void> {
  const asking = notifications.filter(({ type }) => type === 'follow_request')
  await renewRelationships(
    client,
    asking.map(({ account }) => account.id),
  )
  await loadRelationships(
    client,
    notifications.flatMap(({ account, status }) => [account.id, ...(status ? [status.account.id] : [])]),
  )
}

/** The newest notification that has been read, or null. */
export const readMarkQuery = queryOptions({
  queryKey: ['notifications-marker'],
  queryFn: async ({ signal }) => {
    const markers = await call(getMarkers, { query: { timeline: ['notifications'] } }, { signal })
    return markers.notifications?.last_read_id ?? null
  },
  ...KEPT,
})

/** What has arrived and does not stand in the list yet. */
export interface NotificationNews {
  pages: PageAboveGap<Notification>[]
  /** The newest that the tabs have heard of together: what one of them alone has read says nothing about the others. */
  upTo: string | null
  /** How many were put in above, out of sight, and have not been seen since. */
  above: number
}

export const newsQuery = queryOptions<NotificationNews>({
  queryKey: ['notifications', 'news'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  ...KEPT,
})

export const newsOf = (client: QueryClient): NotificationNews =>
  client.getQueryData(newsQuery.queryKey) ?? { pages: [], upTo: null, above: 0 }

const pagesOf = (client: QueryClient) =>
  client.getQueryData<InfiniteData<Page<Notification>>>(notificationsQuery.queryKey)?.pages

/** What stands in the list, as far as it is loaded; null before that. */
export const loadedNotifications = (client: QueryClient): Notification[] | null =>
  pagesOf(client)?.flatMap(({ items }) => items) ?? null

/** Names the page below what is loaded; null where nothing is loaded or nothing follows. */
export const nextOfLoaded = (client: QueryClient): string | null => pagesOf(client)?.at(-1)?.next ?? null

/**
 * Asks for the first page and the mark, unless they are younger than `age` milliseconds; answers how far had been
 * read. A list that cannot be loaded says so itself where it is shown.
 */
export async function lookAtNotifications(client: QueryClient, age: number): Promise<string | null> {
  const [readUpTo] = await Promise.all([
    client.fetchQuery({ ...readMarkQuery, staleTime: age }),
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
  const loadedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  if (loadedAt > 0) {
    if (Date.now() - loadedAt < age) return
    // A further page that is on its way would be taken for the answer.
    await client.cancelQueries({ queryKey, exact: true })
  }
  await client.prefetchInfiniteQuery({ ...notificationsQuery, pages: 1, staleTime: age })
}
