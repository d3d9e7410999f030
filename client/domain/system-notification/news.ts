/**
 * Decides what of all that arrives is told, and for which reason
 * (docs/spec/notifications.md#what-is-told).
 */
import type { Notification } from '#contract/entities/notification.ts'
import type { Post } from '#contract/entities/post.ts'
import { hasBell } from './bells.ts'

/** A post that has arrived, in Home or with a notification. */
export interface Arrival {
  post: Post
  /** The id of the notification that mentions the viewer; null for a post of Home. */
  notificationId: string | null
}

/** A post that is told: somebody mentions the viewer, writes to them alone, or has a bell. */
export interface News extends Arrival {
  kind: 'mention' | 'direct' | 'person'
}

export interface Choices {
  mentionsTold: boolean
  directTold: boolean
  bells: string
}

/** Returns the posts of notifications that are mentions; all others are about the viewer's own posts. */
export const mentionsIn = (notifications: readonly Notification[]): Arrival[] =>
  notifications.flatMap(({ id, type, status }) =>
    type === 'mention' && status ? { post: status, notificationId: id } : [],
  )

/** Returns the news that an arrival is; null where nothing is told of it. Reposts are never told. */
export function asNews(arrival: Arrival, choices: Choices, viewerId: string): News | null {
  const { post, notificationId } = arrival
  const isMention = notificationId !== null
  const isOfBell = hasBell(choices.bells, post.account)
  if (post.reblog || post.account.id === viewerId || !(isMention || isOfBell)) return null
  if (post.visibility === 'direct') return choices.directTold ? { ...arrival, kind: 'direct' } : null
  if (isMention && choices.mentionsTold) return { ...arrival, kind: 'mention' }
  return isOfBell ? { ...arrival, kind: 'person' } : null
}
