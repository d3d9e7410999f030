/**
 * New notifications while the page is open: they wait until they are inserted above
 * (docs/server/notifications.md#how-often-to-ask, docs/spec/notifications.md#new-notifications).
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type NotificationNews, newsOf, newsQuery, putInAbove } from './notifications.ts'

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
      const { pages, ...news } = newsOf(client)
      client.setQueryData(newsQuery.queryKey, { ...news, pages: [] })
      putInAbove(client, pages)
    },
    markSeen: () => {
      const now = newsOf(client)
      if (now.above > 0) client.setQueryData(newsQuery.queryKey, { ...now, above: 0 })
    },
  }
}
