/** Checks what somebody wants to pay for (docs/server/payments.md#create-an-invoice). */
import { impossible, invalid, notFound, notSupported, Refusal } from '../refusal.ts'
import type { AccountRecord } from '../world/records.ts'
import { offerOf } from '../world/subscriptions.ts'
import { isWalletBusy } from '../world/wallet.ts'
import type { World } from '../world/world.ts'
import { chainOf } from './subscription.ts'
import { isAtLeast } from './version.ts'

interface Order {
  sender_id: string
  recipient_id: string
  chain_id: string
  amount: number
}

/** Returns whom to charge, and what. Nobody is asked for a token, and no amount is too small. */
export function readOrder(world: World, { sender_id, recipient_id, chain_id, amount }: Order) {
  if (!isAtLeast(world, '4.14') && !chainOf(world, true)) throw notSupported()
  if (sender_id === recipient_id) throw invalid('sender must be different from recipient')
  if (amount === 0) throw invalid('amount must be greater than 0')
  if (amount >= 2 ** 63) throw invalid('amount is too big')
  const sender = world.accounts.get(sender_id)
  const recipient = world.accounts.get(recipient_id)
  if (!sender || !recipient) throw notFound('profile')
  checkRecipient(world, sender, recipient, chain_id)
  if (recipient.host === null && isWalletBusy(world)) throw new Refusal(500, 'internal error')
  return { sender, recipient, chain_id, amount }
}

function checkRecipient(world: World, sender: AccountRecord, recipient: AccountRecord, chain: string): void {
  const offer = offerOf(recipient, chain)
  if (recipient.host === null) {
    if (!offer) throw invalid("recipient can't accept payment")
    return
  }
  if (!sender.user) throw notFound('user')
  const isProposal = offer?.type === 'monero-subscription' && offer.object_id !== null
  if (isProposal) return
  throw isAtLeast(world, '5.0')
    ? invalid("recipient can't accept payment")
    : impossible("recipient doesn't support FEP-0837")
}
