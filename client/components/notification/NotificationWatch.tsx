import { useEffect } from 'react'
import { useNotificationWatch } from '#data/notifications/notification-watch.ts'
import { useUnread } from '#data/notifications/unread.ts'
import { showAppBadge } from '#platform/device/app-badge.ts'

/**
 * Keeps the number of unread notifications up to date, also on the icon of the app. It shows nothing itself.
 */
export function NotificationWatch() {
  const { count } = useUnread()
  useNotificationWatch()
  useEffect(() => showAppBadge(count), [count])
  useEffect(() => () => showAppBadge(0), [])
  return null
}
