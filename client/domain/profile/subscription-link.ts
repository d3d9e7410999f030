/**
 * Decides where one can subscribe to a profile, and who offers subscriptions
 * (docs/spec/profiles.md#buttons-of-a-profile, docs/spec/payments.md#payment-options,
 * docs/server/payments.md#payment-options).
 */
import type { Account, PaymentOption } from '#contract/entities/account.ts'
import { pathTo } from '../session/route-map.ts'
import { isRemote } from './handle.ts'
import { type LinkAttributes, outsideLink, webAddress } from './link.ts'

type Offering = Pick<Account, 'id' | 'username' | 'acct' | 'payment_options'>

/** Returns whether an option sells subscriptions. Links of that name come from older servers. */
export const isSubscription = (option: PaymentOption): boolean =>
  option.type === 'monero-subscription' || option.name === 'MoneroSubscription'

/** Returns whether people can pay for subscriptions on this server's page of a profile. */
export const sellsSubscriptions = ({ payment_options }: Pick<Account, 'payment_options'>): boolean =>
  payment_options.some(({ type }) => type === 'monero-subscription')

/**
 * Returns the link to where one subscribes to a profile: here, or at its own server. Null when it sells
 * nothing.
 */
export function subscriptionLink(account: Offering): LinkAttributes | null {
  const option = account.payment_options.find(isSubscription)
  return option ? optionLink(account, option) : null
}

/** Returns the link to where one pays. Null when it leads nowhere. */
export function optionLink(account: Offering, option: PaymentOption): LinkAttributes | null {
  switch (option.type) {
    case 'link':
      return linkTo(option.href)
    case 'monero-subscription':
      return isRemote(account) ? linkTo(option.object_id) : { href: subscriptionPath(account) }
    default:
      throw new Error('invalid subscription type')
  }
}

function linkTo(href: string | null): LinkAttributes | null {
  const address = webAddress(href ?? '')
  return address === null ? null : outsideLink(address)
}

/** Returns the address of the page where one subscribes to somebody of this server. */
export const subscriptionPath = ({ id, acct }: Pick<Account, 'id' | 'acct'>) =>
  acct.includes('://')
    ? pathTo('profile-subscription', { profileId: id })
    : pathTo('profile-subscription-by-acct', { acct })
