/**
 * Lets the server's wallet make addresses, one call at a time (docs/server/payments.md#create-an-invoice).
 */
import { hexToBytes } from '@noble/hashes/utils.js'
import { integratedAddress, subaddress } from '../monero/fresh-address.ts'
import type { SubscriptionOptionRecord } from './payment-records.ts'
import type { World } from './world.ts'

/** Tells whether the wallet is busy with something else, or not there. */
export function isWalletBusy({ wallet }: World): boolean {
  if (wallet.busy_calls === 0) return false
  wallet.busy_calls -= 1
  return true
}

/** Returns a fresh address of the server's wallet. */
export function freshSubaddress({ wallet }: World, chain: string): string {
  wallet.last_address += 1
  const keys = { spend: hexToBytes(wallet.spend_key), view: hexToBytes(wallet.view_key) }
  return subaddress(chain, keys, wallet.last_address)
}

const PAYMENT_ID = 8

/** Returns the address of a person whose payments are only watched, with a payment id of its own. */
export function freshIntegratedAddress(
  { random }: World,
  { chain_id, payout_address }: SubscriptionOptionRecord,
): string {
  const paymentId = Uint8Array.from({ length: PAYMENT_ID }, () => Math.floor(random() * 256))
  return integratedAddress(chain_id, payout_address, paymentId)
}
