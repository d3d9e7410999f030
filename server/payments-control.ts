/**
 * Payments that a test lets happen in its world, and states that only another server or a fault could cause.
 */
import { type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { ImpossibleCommand } from './arrivals.ts'
import { letBlocksPass, passTime } from './world/payment-clock.ts'
import { send } from './world/transfers.ts'
import type { World } from './world/world.ts'

const STATUSES = [
  'requested',
  'open',
  'paid',
  'forwarded',
  'timeout',
  'cancelled',
  'underpaid',
  'completed',
  'failed',
] as const

export const paymentCommands = {
  /** A transfer to the newest invoice, or to an address. It waits in the pool for a block. */
  pay: optional(object({ amount: optional(number()), address: optional(string()) })),
  /** How many blocks pass, with the two minutes that each of them takes. */
  blocks: optional(number()),
  /** The state that the newest invoice has from now on. */
  invoice: optional(object({ status: picklist(STATUSES) })),
  /** How many of the next calls find the server's wallet busy. */
  busyWallet: optional(number()),
  /** How many of the next payouts get lost, so that their invoices fail. */
  forwardingFails: optional(number()),
}

const PaymentCommand = object(paymentCommands)

export function applyPayments(
  world: World,
  advance: (seconds: number) => void,
  { pay, blocks, invoice, busyWallet, forwardingFails }: InferOutput<typeof PaymentCommand>,
): void {
  // A payment of now must not get into a block of the time before.
  passTime(world)
  if (busyWallet !== undefined) world.wallet.busy_calls = busyWallet
  if (forwardingFails !== undefined) world.wallet.lost_payouts = forwardingFails
  if (invoice) newestInvoice(world).status = invoice.status
  if (pay) {
    const { address = newestInvoice(world).payment_address ?? '' } = pay
    const { amount = newestInvoice(world).amount } = pay
    if (!send(world, { address, amount })) throw new ImpossibleCommand(`nobody waits for money at ${address}`)
  }
  if (blocks !== undefined) letBlocksPass(world, blocks, advance)
}

function newestInvoice({ invoices }: World) {
  const newest = [...invoices.values()].at(-1)
  if (!newest) throw new ImpossibleCommand('there is no invoice')
  return newest
}
