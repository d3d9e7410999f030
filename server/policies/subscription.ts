/**
 * Checks what people offer, and to whom they give time (docs/server/payments.md#options,
 * docs/server/payments.md#grant).
 */
import { readAddress } from '../monero/address.ts'
import { invalid, notSupported, Refusal } from '../refusal.ts'
import type { SubscriptionOptionRecord } from '../world/payment-records.ts'
import type { AccountRecord } from '../world/records.ts'
import { isSubscribed } from '../world/subscriptions.ts'
import { isWalletBusy } from '../world/wallet.ts'
import type { World } from '../world/world.ts'
import { isAtLeast } from './version.ts'

const MONTH = 2_592_000
const LOWEST_MONTH = 1_000_000_000
const HIGHEST_PRICE = 7_116_541_799_903

/** Returns an option that the server can serve, without what does not belong to it. */
export function readOption(world: World, option: SubscriptionOptionRecord): SubscriptionOptionRecord {
  const { type, chain_id, price, payout_address } = option
  const isForwarding = type === 'monero'
  if (!isForwarding && !isAtLeast(world, '4.15')) {
    throw invalid(
      'Json deserialize error: unknown variant `monero-light`, expected `monero` at line 1 column 22',
    )
  }
  const chain = chainOf(world, isForwarding)
  if (!chain) throw notSupported()
  if (chain_id !== chain.chain_id) throw invalid('unexpected chain ID')
  checkPrice(price)
  const address = readAddress(payout_address)
  if (!address) throw invalid('invalid monero address')
  if (!address.chains.includes(chain_id)) throw invalid('address belongs to wrong network')
  const offer = { chain_id, price, payout_address }
  if (isForwarding) return { type, ...offer }
  if (address.kind !== 'standard') throw invalid('address is not a standard address')
  if (!/^[0-9a-f]{64}$/i.test(option.view_key)) throw invalid('invalid view key')
  if (isWalletBusy(world)) throw new Refusal(500, 'internal error')
  return { type, ...offer, view_key: option.view_key }
}

/** Returns the chain whose wallet forwards payments, or the one that is only watched. */
export const chainOf = ({ instance }: World, isForwarding: boolean) =>
  instance.blockchains.find((chain) => chain.is_forwarding_required === isForwarding)

function checkPrice(price: number): void {
  if (price === 0) throw invalid('price must be greater than 0')
  if (price * MONTH < LOWEST_MONTH) throw invalid('price is too low')
  if (price > HIGHEST_PRICE) throw invalid('price is too high')
}

/** Refuses to give time to people who are neither followers nor subscribers. */
export function checkGrant(world: World, giver: AccountRecord, receiver: AccountRecord): void {
  if (!isAtLeast(world, '4.14')) {
    if (!chainOf(world, true)) throw notSupported()
    if (giver.user?.subscription_options.length === 0) throw invalid('subscriptions are not enabled')
  }
  const isKnown = world.follows.has(receiver.id, giver.id) || isSubscribed(world, receiver.id, giver.id)
  if (!isKnown) throw invalid('account should be either follower or subscriber')
}
