/** Adds notifications (docs/server/notifications.md#types). */
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
  /** The text of a moderator, which may be empty. */
  warning?: string
  created_at?: number
}

/**
 * Notifies a local person, but not of what they did themselves, nor of what somebody does whom they have
 * muted.
 */
export function notify(world: World, notification: NewNotification): NotificationRecord | undefined {
  const { recipient, sender } = notification
  if (recipient.id === sender.id || world.mutes.has(recipient.id, sender.id)) return undefined
  return store(world, notification)
}

/**
 * Tells an author that a moderator has deleted a post, also one who is the moderator, or has muted the
 * moderator and sees it later.
 */
export const warn = (world: World, people: Pick<NewNotification, 'recipient' | 'sender'>) =>
  store(world, { ...people, type: 'moderation_warning', warning: '' })

/** Remote people are notified by their own server. */
function store(world: World, notification: NewNotification): NotificationRecord | undefined {
  const { recipient, sender } = notification
  if (recipient.host !== null) return undefined
  const record: NotificationRecord = {
    // A number is never used twice, not even after all notifications were cleared.
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

/**
 * Numbers the notifications in the order of their times. Seeds need it, because they add them in any order.
 */
export function sortNotifications(world: World): void {
  world.notifications.sort((one, other) => one.created_at - other.created_at)
  world.notifications.forEach((notification: NotificationRecord, index) => {
    notification.id = index + 1
  })
  world.lastNotificationId = world.notifications.length
}
