/**
 * Decides where one can subscribe to a profile, and who offers subscriptions (docs/spec/profiles.md#buttons-of-a-profile,
 * docs/server/payments.md#payment-options).
 */
import type { Account } from '#contract/entities/account.ts'
import { pathTo } from '../session/route-map.ts'
import { isRemote } from './handle.ts'
import { type LinkAttributes, outsideLink, webAddress } from './link.ts'

type Offering = Pick<Account, 'id' | 'username' | 'acct' | 'payment_options'>

/** Returns the option of a profile that sells subscriptions. Links of that name come from older servers. */
const subscriptionOption = ({ payment_options }: Pick<Account, 'payment_options'>) =>
  payment_options.find(
    (option) => option.type === 'monero-subscription' || option.name === 'MoneroSubscription',
  )

/** Returns whether people can pay for subscriptions on this server's page of a profile. */
export const sellsSubscriptions = ({ payment_options }: Pick<Account, 'payment_options'>): boolean =>
  payment_options.some(({ type }) => type === 'monero-subscription')

/** Returns the link to where one subscribes to a profile: here, or at its own server. Null when it sells nothing. */
export function subscriptionLink(account: Offering): LinkAttributes | null {
  const option = subscriptionOption(account)
  if (!option) return null
  const isHere = option.type === 'monero-subscription' && !isRemote(account)
  if (isHere) return { href: subscriptionPath(account) }
  const address = webAddress((option.type === 'link' ? option.href : option.object_id) ?? '')
  return address === null ? null : outsideLink(address)
}

/** Returns the address of the page where one subscribes to somebody of this server. */
export const subscriptionPath = ({ id, acct }: Pick<Account, 'id' | 'acct'>) =>
  acct.includes('://')
    ? pathTo('profile-subscription', { profileId: id })
    : pathTo('profile-subscription-by-acct', { acct })
