/**
 * Follows what the polls bring that run anyway: new notifications, and new posts while Home is on screen
 * (docs/spec/notifications.md#what-is-told, docs/spec/conventions.md#what-an-open-page-costs).
 */
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { type Arrival, mentionsIn } from '#domain/system-notification/news.ts'
import { newsKey } from '../lists/lists.ts'
import { waitingPosts } from '../lists/new-posts.ts'
import { newsOf, newsQuery } from '../notifications/notifications.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'

const WATCHED = new Set([newsQuery.queryKey, newsKey(homeTimelineQuery)].map((key) => hashKey(key)))

const keyOf = ({ post, notificationId }: Arrival) => `${notificationId ?? 'home'} ${post.id}`

/** Returns all that has arrived and is not in its list yet. */
const waitingNow = (client: QueryClient): Arrival[] => [
  ...waitingPosts(client, homeTimelineQuery).map((post) => ({ post, notificationId: null })),
  ...mentionsIn(newsOf(client).pages.flatMap(({ items }) => items)),
]

/** Calls `receive` with what arrives from now on; returns the function that stops it. */
export function followArrivals(client: QueryClient, receive: (arrivals: Arrival[]) => void): () => void {
  let known = new Set(waitingNow(client).map(keyOf))
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !WATCHED.has(query.queryHash)) return
    const waiting = waitingNow(client)
    const fresh = waiting.filter((arrival) => !known.has(keyOf(arrival)))
    known = new Set(waiting.map(keyOf))
    if (fresh.length > 0) receive(fresh)
  })
}
