/** Writes a notification as the API shows it (docs/server/notifications.md#notification). */
import { isAtLeast, withoutLaterKeys } from '../policies/version.ts'
import type { NotificationRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { presentAccount } from './account.ts'
import { presentEmoji } from './emoji.ts'
import { override } from './override.ts'
import { accountOf, presentPost } from './post.ts'
import { date, preciseDate, type View } from './view.ts'

/** The keys and types that earlier servers do not send, with the first version that does. */
const LATER_KEYS = { payment_amount: '4.18', moderation_warning: '5.9', pleroma: '5.9.2' }
const LATER_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ payment_anonymous: '4.17', moderation_warning: '5.9' }),
)

export function isSent({ type }: NotificationRecord, world: World): boolean {
  const since = LATER_TYPES.get(type)
  return since === undefined || isAtLeast(world, since)
}

export function presentNotification(notification: NotificationRecord, view: View): object {
  const presented = withoutLaterKeys(view.world, presentProperly(notification, view), LATER_KEYS)
  const changes = view.world.notificationOverrides.get(notification.id)
  return changes ? override(presented, changes) : presented
}

function presentProperly(notification: NotificationRecord, view: View) {
  const { world } = view
  const post = notification.post_id === null ? undefined : world.posts.get(notification.post_id)
  const { reaction } = notification
  const emoji = reaction?.emoji ? presentEmoji(reaction.emoji, view) : null
  return {
    id: String(notification.id),
    type: notification.type,
    subtype: notification.subtype,
    account: presentAccount(accountOf(world, notification.sender_id), view),
    status: post ? presentPost(post, view) : null,
    created_at: date(notification.created_at),
    reaction: reaction && { content: reaction.content, emoji },
    emoji: reaction?.content ?? null,
    emoji_url: emoji?.url ?? null,
    moderation_warning: presentWarning(notification),
    payment_amount: notification.payment_amount,
    pleroma: { is_seen: notification.id <= lastRead(world, notification.recipient_id) },
  }
}

const lastRead = (world: World, accountId: string): number =>
  Number(world.markers.get(accountId)?.get('notifications')?.last_read_id ?? 0)

const presentWarning = ({ warning, created_at }: NotificationRecord) =>
  warning && {
    id: warning.id,
    action: 'delete_statuses',
    text: warning.text,
    status_ids: null,
    target_account: null,
    appeal: null,
    created_at: preciseDate(created_at),
  }
