/** Decides where a notification about money leads (docs/spec/notifications.md#what-a-notification-shows). */
import type { Account } from '#contract/entities/account.ts'
import type { Notification } from '#contract/entities/notification.ts'
import type { LinkAttributes } from './profile/link.ts'
import { subscriptionLink } from './profile/subscription-link.ts'
import { tabPath } from './profile/tab.ts'
import { pathTo } from './session/route-map.ts'

export interface MoneyPage {
  name: 'subscriber' | 'subscribers' | 'subscription'
  link: LinkAttributes
}

/**
 * Returns the page of a notification: of the subscriber who paid or left, of all subscribers where nobody
 * knows who paid, or the one where an expired subscription is paid again. Null for all other notifications,
 * and where nothing is sold any more.
 */
export function moneyPage(
  { type, account }: Pick<Notification, 'type' | 'account'>,
  viewer: Pick<Account, 'id' | 'acct'> | null,
): MoneyPage | null {
  switch (type) {
    case 'subscription':
    case 'subscriber_leaving':
      return { name: 'subscriber', link: { href: pathTo('subscriber', { profileId: account.id }) } }
    case 'payment_anonymous':
      return viewer && { name: 'subscribers', link: { href: tabPath(viewer, 'subscribers') } }
    case 'subscription_expiration': {
      const link = subscriptionLink(account)
      return link && { name: 'subscription', link }
    }
    default:
      return null
  }
}
