/** What counts as unread (spec A §4 "Notifications"). */
import type { Notification } from '#contract/entities/notification.ts'

/** Ids are decimal numbers and compared as such; without a marker everything is unread. */
export function unreadCount(
  notifications: readonly Pick<Notification, 'id'>[],
  lastReadId: string | null,
): number {
  if (lastReadId === null) return notifications.length
  return notifications.filter(({ id }) => Number(id) > Number(lastReadId)).length
}
