/**
 * New notifications while the page is open: they wait until they are inserted above
 * (docs/server/notifications.md#how-often-to-ask, docs/spec/notifications.md#new-notifications).
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { insertPages } from '../lists/list-pages.ts'
import { type NotificationNews, newsOf, newsQuery, notificationsQuery } from './notifications.ts'

const countWaiting = ({ pages }: NotificationNews) => pages.reduce((sum, { items }) => sum + items.length, 0)

/** Returns the number of new notifications, and the functions that insert them and mark them as seen. */
export function useNotificationNews() {
  const client = useQueryClient()
  const news = useQuery(newsQuery).data ?? newsOf(client)
  return {
    waiting: countWaiting(news),
    /** Includes those that were inserted above and not seen yet. */
    count: countWaiting(news) + news.above,
    insertAbove: () => {
      const now = newsOf(client)
      insertPages(client, notificationsQuery, now.pages, 0)
      client.setQueryData(newsQuery.queryKey, { ...now, pages: [], above: now.above + countWaiting(now) })
    },
    markSeen: () => {
      const now = newsOf(client)
      if (now.above > 0) client.setQueryData(newsQuery.queryKey, { ...now, above: 0 })
    },
  }
}
