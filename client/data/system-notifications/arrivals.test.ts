/** Tests docs/spec/notifications.md#what-is-told. */
import { QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Notification } from '#contract/entities/notification.ts'
import { Post } from '#contract/entities/post.ts'
import type { Arrival } from '#domain/system-notification/news.ts'
import { insertWaiting, letWait } from '../lists/new-posts.ts'
import { newsQuery } from '../notifications/notifications.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { followArrivals } from './arrivals.ts'

const account = { id: 'b', username: 'bob' }
const post = (id: string) => parse(Post, { id, account })
const page = (...ids: string[]) => [{ items: ids.map(post), next: null }]

function notify(client: QueryClient, ...ids: string[]) {
  const items = ids.map((id) => parse(Notification, { id, type: 'mention', account, status: post(`p${id}`) }))
  client.setQueryData(newsQuery.queryKey, { pages: [{ items, next: null }], upTo: null, above: 0 })
}

const shown = (arrivals: readonly Arrival[]) =>
  arrivals.map(({ post: { id }, notificationId }) => `${notificationId ?? 'home'} ${id}`)

// docs/spec/notifications.md#what-is-told
test('each post and each mention that polls bring arrives once; what waited before does not', () => {
  const client = new QueryClient()
  const got: string[][] = []
  letWait(client, homeTimelineQuery, page('1'))
  notify(client, '7')
  const stop = followArrivals(client, (arrivals) => got.push(shown(arrivals)))

  letWait(client, homeTimelineQuery, page('3', '2'))
  notify(client, '8', '7')
  insertWaiting(client, homeTimelineQuery)
  letWait(client, homeTimelineQuery, page('4'))
  expect(got).toEqual([['home 3', 'home 2'], ['8 p8'], ['home 4']])

  stop()
  letWait(client, homeTimelineQuery, page('5'))
  expect(got).toHaveLength(3)
})
