/**
 * Takes payments to the own addresses of people whose wallet is only watched. Their payer is the instance's
 * account
 * `anonymous`, where it has one (docs/server/payments.md#anonymous-payments).
 */
import { isDeepEnough } from './invoices.ts'
import type { SubscriptionOptionRecord } from './payment-records.ts'
import type { AccountRecord } from './records.ts'
import { buyTime } from './subscriptions.ts'
import type { World } from './world.ts'

export function receiveAnonymousPayments(world: World, now: number): void {
  const sender = [...world.accounts.values()].find(
    ({ username, is_system }) => is_system && username === 'anonymous',
  )
  for (const transfer of world.chain.transfers) {
    if (transfer.is_counted || !isDeepEnough(world, transfer.block)) continue
    const watched = findWatched(world, transfer.address)
    if (!watched) continue
    transfer.is_counted = true
    const { recipient, option } = watched
    const { amount } = transfer
    const { chain_id } = option
    if (sender) buyTime(world, { sender, recipient, chain_id, amount, now, notice: 'payment_anonymous' })
  }
}

/** Finds the person whose own address this is and whose payments are only watched. */
export function findWatched(
  { accounts }: World,
  address: string,
): { recipient: AccountRecord; option: SubscriptionOptionRecord } | undefined {
  for (const recipient of accounts.values()) {
    const option = recipient.user?.subscription_options.find(
      (each) => each.type === 'monero-light' && each.payout_address === address,
    )
    if (option) return { recipient, option }
  }
  return undefined
}
