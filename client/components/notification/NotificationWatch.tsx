import { useEffect } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { useNotificationWatch } from '#data/notifications/notification-watch.ts'
import { showAppBadge } from '#platform/app-badge.ts'

/** Shows nothing itself: it keeps the count that the navigation, the title and the icon of the app show. */
export function NotificationWatch({ viewer }: { viewer: Account }) {
  const unread = useNotificationWatch(viewer.id)
  useEffect(() => showAppBadge(unread), [unread])
  useEffect(() => () => showAppBadge(0), [])
  return null
}
