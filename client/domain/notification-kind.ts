/**
 * The kinds by which notifications can be filtered (docs/server/notifications.md#types). The server cannot
 * filter, so the client does (docs/spec/notifications.md#kinds-of-notifications).
 */
import type { Notification } from '#contract/entities/notification.ts'

/** In the order in which they are shown. */
export const NOTIFICATION_KINDS = ['all', 'mentions', 'likes', 'reposts', 'follows', 'other'] as const

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

const KINDS = new Map<string, NotificationKind>([
  ['mention', 'mentions'],
  ['favourite', 'likes'],
  ['emoji_reaction', 'likes'],
  ['pleroma:emoji_reaction', 'likes'],
  ['reblog', 'reposts'],
  ['follow', 'follows'],
  ['follow_request', 'follows'],
])

export const isOfKind = ({ type }: Pick<Notification, 'type'>, kind: NotificationKind): boolean =>
  kind === 'all' || kind === (KINDS.get(type) ?? 'other')
