/** Telling people of this instance what happened to them (contract 3.5). */
import type { AccountRecord, NotificationRecord } from './records.ts'
import type { World } from './world.ts'

export interface NewNotification {
  recipient: AccountRecord
  sender: AccountRecord
  type: string
  subtype?: string
  post_id?: string
  reaction?: { content: string; emoji: string | null }
  payment_amount?: number
  /** The words of a moderator, which may be none. */
  warning?: string
  created_at?: number
}

/** Nobody is told of what they did themselves, and people from elsewhere are told by their own server. */
export function notify(world: World, notification: NewNotification): NotificationRecord | undefined {
  const { recipient, sender } = notification
  if (recipient.host !== null || recipient.id === sender.id) return undefined
  const record: NotificationRecord = {
    // A number that was given is never given again, not even when all are cleared.
    id: ++world.lastNotificationId,
    recipient_id: recipient.id,
    sender_id: sender.id,
    type: notification.type,
    subtype: notification.subtype ?? null,
    post_id: notification.post_id ?? null,
    reaction: notification.reaction ?? null,
    payment_amount: notification.payment_amount ?? null,
    warning: notification.warning === undefined ? null : { id: world.newId(), text: notification.warning },
    created_at: notification.created_at ?? world.clock(),
  }
  world.notifications.push(record)
  return record
}

/** Numbers notifications in the order of their time; for seeds, which tell their story out of order. */
export function sortNotifications(world: World): void {
  world.notifications.sort((one, other) => one.created_at - other.created_at)
  world.notifications.forEach((notification: NotificationRecord, index) => {
    notification.id = index + 1
  })
  world.lastNotificationId = world.notifications.length
}
