/** Lets people of the demo take money for subscriptions (docs/server/payments.md#options). */
import type { SubscriptionOptionRecord } from '#server/world/payment-records.ts'
import type { AccountRecord } from '#server/world/records.ts'
import { offerSubscriptions } from '#server/world/subscriptions.ts'

/** The chain of the demo. Nothing that happens here happens on it. */
export const MONERO = 'monero:418015bb9ae982a1975da7d79277c270'

/** A wallet that was made for tests and thrown away: its address, and its secret view key. */
export const PAYOUT_ADDRESS =
  '47JP9Xq7YPNCrLH6o2SABef5a86j8FMvp23PVqdErayqHdzR5FyajdgGMYbPPZWXdZTjFY2z2U9uwFgZB9diC54MCLTpR1V'
export const VIEW_KEY = '97a7e4d67dc3c5012b2c284744565d0e988f6a15dea2b24428c9f042c839ed00'

/** Lets a person offer subscriptions, as the settings do it. */
export function makeCreator(
  account: AccountRecord,
  price: number,
  type: SubscriptionOptionRecord['type'] = 'monero',
): void {
  const offer = { chain_id: MONERO, price, payout_address: PAYOUT_ADDRESS }
  offerSubscriptions(account, type === 'monero' ? { type, ...offer } : { type, ...offer, view_key: VIEW_KEY })
}
