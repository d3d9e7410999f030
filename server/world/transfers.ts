/** Sends money on the pretend chain (docs/server/payments.md#the-pretend-chain). */
import { findWatched } from './anonymous-payments.ts'
import type { InvoiceRecord } from './payment-records.ts'
import type { World } from './world.ts'

/** Puts a transfer into the pool, which the next block takes. Returns whether anybody waits for it. */
export function send(world: World, { address, amount }: { address: string; amount: number }): boolean {
  const isAwaited = findInvoice(world, address) !== undefined || findWatched(world, address) !== undefined
  if (isAwaited) world.chain.transfers.push({ address, amount, block: null, is_counted: false })
  return isAwaited
}

const findInvoice = ({ invoices }: World, address: string): InvoiceRecord | undefined =>
  [...invoices.values()].find(({ payment_address }) => payment_address === address)
