import {
  AtSign,
  Bell,
  CalendarX,
  Coins,
  DoorOpen,
  HandCoins,
  Heart,
  type LucideIcon,
  Repeat2,
  Reply,
  ShieldAlert,
  SmilePlus,
  Truck,
  UserRoundCheck,
  UserRoundMinus,
  UserRoundPlus,
} from 'lucide-react'
import type { Notification } from '#contract/entities/notification.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** How a type of notification is shown. */
interface Label {
  icon: LucideIcon
  /** The text after the names of the people. */
  text: TextKey
  /** True for texts without names before them, because nobody did it or it is not known who. */
  nameless?: true
}

/** By type and, after a slash, subtype. */
const LABELS = new Map<string, Label>([
  ['follow', { icon: UserRoundPlus, text: 'notification.follow' }],
  ['follow_request', { icon: DoorOpen, text: 'notification.follow_request' }],
  ['mention', { icon: AtSign, text: 'notification.mention' }],
  ['mention/reply', { icon: Reply, text: 'notification.reply' }],
  ['favourite', { icon: Heart, text: 'notification.like' }],
  ['emoji_reaction', { icon: SmilePlus, text: 'notification.reaction' }],
  ['pleroma:emoji_reaction', { icon: SmilePlus, text: 'notification.reaction' }],
  ['reblog', { icon: Repeat2, text: 'notification.repost' }],
  ['subscription', { icon: HandCoins, text: 'notification.subscription' }],
  ['payment_anonymous', { icon: Coins, text: 'notification.payment_anonymous', nameless: true }],
  [
    'subscription_expiration',
    { icon: CalendarX, text: 'notification.subscription_expiration', nameless: true },
  ],
  ['subscriber_leaving', { icon: UserRoundMinus, text: 'notification.subscriber_leaving' }],
  ['move', { icon: Truck, text: 'notification.move' }],
  ['admin.sign_up', { icon: UserRoundCheck, text: 'notification.sign_up' }],
  ['moderation_warning', { icon: ShieldAlert, text: 'notification.moderation_warning' }],
])

const UNKNOWN: Label = { icon: Bell, text: 'notification.unknown' }

/**
 * Returns the icon and the text of a notification (docs/spec/notifications.md#text-for-each-type,
 * docs/server/notifications.md#types); unknown types have their own.
 */
export const notificationLabel = ({ type, subtype }: Pick<Notification, 'type' | 'subtype'>): Label =>
  LABELS.get(`${type}/${subtype}`) ?? LABELS.get(type) ?? UNKNOWN
