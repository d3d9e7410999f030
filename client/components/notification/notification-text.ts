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

interface Words {
  icon: LucideIcon
  /** Stands after the names. */
  text: TextKey
  /** Nobody did it, or nobody whose name is known. */
  nameless?: true
}

/** By type and, after a slash, subtype. */
const WORDS = new Map<string, Words>([
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

const UNKNOWN: Words = { icon: Bell, text: 'notification.unknown' }

/** The picture and the words of a notification (spec A §4, contract 3.5); types unknown to us have words too. */
export const notificationText = ({ type, subtype }: Pick<Notification, 'type' | 'subtype'>): Words =>
  WORDS.get(`${type}/${subtype}`) ?? WORDS.get(type) ?? UNKNOWN
