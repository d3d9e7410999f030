/** A notification on the wire (contract 2.8). */
import type { NotificationRecord } from '../world/records.ts'
import { presentAccount } from './account.ts'
import { presentEmoji } from './emoji.ts'
import { accountOf, presentPost } from './post.ts'
import { date, type View } from './view.ts'

export function presentNotification(notification: NotificationRecord, view: View) {
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
  }
}

const presentWarning = ({ id, warning, created_at }: NotificationRecord) =>
  warning && {
    id: String(id),
    action: 'delete_statuses',
    text: warning,
    status_ids: null,
    target_account: null,
    appeal: null,
    created_at: date(created_at),
  }
