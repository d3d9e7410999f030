/**
 * Makes an invoice, for the price that its payer has seen, and one at a time for each recipient
 * (docs/spec/subscriptions.md#the-press-of-pay, docs/server/payments.md#create-an-invoice).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { createInvoice } from '#contract/endpoints/subscriptions.ts'
import type { Invoice } from '#contract/entities/invoice.ts'
import { standingOf } from '#domain/invoice/view.ts'
import { offerOf } from '#domain/subscription/offer.ts'
import { withLock } from '#platform/storage/locks.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { call } from '../connection/api.ts'
import { currentToken } from '../connection/token.ts'
import { profileQuery } from '../people/profiles.ts'
import type { KnownInvoice } from '../storage/stored-invoices.ts'
import { showInvoice } from './invoices.ts'
import { addKnownInvoice, knownInvoices } from './known-invoices.ts'
import { openInvoice } from './open-invoice.ts'
import { subscriptionQuery } from './subscription.ts'

export interface Order {
  payerId: string
  recipientId: string
  chainId: string
  /** The price per second that the payer has seen. */
  price: number
  amount: bigint
}

/**
 * The outcome of an order: an invoice that is now the one of the page, or a price that the payer has not seen
 * yet.
 */
export type Ordered = { kind: 'invoice'; id: string } | { kind: 'price'; former: number }

/** Milliseconds after which a tab looks again whether another one is ready. */
const PAUSE = 200

const lockOf = ({ payerId, recipientId }: Order) => `kith-invoice-${recipientId} ${payerId}`

/** Places an order, as soon as no other tab of the payer does for the same recipient. */
export async function placeOrder(client: QueryClient, order: Order): Promise<Ordered> {
  for (;;) {
    // A page without HTTPS takes a lease. A browser that stores nothing has neither: there two tabs cannot
    // know of each other.
    const done = await withLock(lockOf(order), () => placeAlone(client, order))
    if (done) return done
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

async function placeAlone(client: QueryClient, order: Order): Promise<Ordered> {
  const { payerId, recipientId } = order
  const there = knownInvoices().find((known) => isBeingPaid(known, order))
  if (there) {
    openInvoice(recipientId, there.id)
    return { kind: 'invoice', id: there.id }
  }
  const account = await client.fetchQuery({ ...profileQuery({ id: recipientId }), staleTime: 0 })
  if (offerOf(account)?.price !== order.price) return { kind: 'price', former: order.price }
  const found = client.getQueryData(subscriptionQuery(payerId, recipientId).queryKey)
  const token = currentToken()
  const invoice = await makeInvoice(order)
  // Who pays has logged out meanwhile: it is no business of who is here now.
  if (currentToken() !== token) return { kind: 'invoice', id: invoice.id }
  addKnownInvoice(invoice, {
    isMade: true,
    price: order.price,
    formerEnd: found === undefined ? undefined : (found?.expires_at ?? null),
  })
  showInvoice(client, invoice)
  openInvoice(recipientId, invoice.id)
  return { kind: 'invoice', id: invoice.id }
}

/** Returns whether an invoice stands where another tab has just made it. */
function isBeingPaid(known: KnownInvoice, { payerId, recipientId }: Order): boolean {
  if (known.payerId !== payerId || known.recipientId !== recipientId) return false
  const standing = { ...known, payment_address: known.hasAddress ? '' : null, expires_at: known.expiresAt }
  const { stage } = standingOf(standing, serverNow())
  return stage !== known.putAway && ['requested', 'open', 'processing'].includes(stage)
}

const makeInvoice = ({ payerId, recipientId, chainId, amount }: Order): Promise<Invoice> =>
  call(createInvoice, {
    body: {
      sender_id: payerId,
      recipient_id: recipientId,
      chain_id: chainId,
      amount: Number(amount), // the form takes no amount that this would change
    },
  })

const ORDER = ['create-invoice']

/**
 * Returns `order`, which makes an invoice; it is then the one of the page. It can take some seconds, and a
 * further press meanwhile does nothing.
 */
export function useOrderInvoice() {
  const client = useQueryClient()
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationKey: ORDER,
    mutationFn: (wanted: Order) => placeOrder(client, wanted),
  })
  // The second press of two can come before the page is drawn anew.
  const order = (wanted: Order) => {
    if (client.isMutating({ mutationKey: ORDER }) === 0) mutate(wanted)
  }
  return { order, formerPrice: data?.kind === 'price' ? data.former : null, isPending, error, reset }
}
