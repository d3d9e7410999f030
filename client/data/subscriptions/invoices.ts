/**
 * Watches and cancels invoices (docs/spec/subscriptions.md#what-an-invoice-shows,
 * docs/spec/subscriptions.md#asking-for-an-invoice, docs/server/payments.md#cancel-an-invoice).
 */
import { type QueryClient, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelInvoice, getInvoice } from '#contract/endpoints/subscriptions.ts'
import type { Invoice } from '#contract/entities/invoice.ts'
import { standingOf } from '#domain/invoice/view.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { call } from '../connection/api.ts'
import { isMissing } from '../connection/api-error.ts'
import { deleteOnce } from '../connection/delete-once.ts'
import { changeKnownInvoice, knownInvoice, noteInvoice } from './known-invoices.ts'
import { storeReceipt } from './receipts.ts'
import { subscriptionQuery } from './subscription.ts'

/** Loads an invoice and asks for it again while it is on the page; null when there is none with this id. */
export const invoiceQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['invoice', id],
    queryFn: id === null ? skipToken : ({ client, signal }) => loadInvoice(client, id, signal),
    // A late payment wakes every invoice, so opening the page asks whatever the state was.
    refetchOnMount: 'always',
    retryOnMount: true,
    refetchInterval: ({ state: { data } }) => (data && standingOf(data, serverNow()).asksAfter) ?? false,
  })

async function loadInvoice(client: QueryClient, id: string, signal: AbortSignal): Promise<Invoice | null> {
  const known = knownInvoice(id)
  // Read before the question: after the answer it could be the end with this payment.
  const former = known && client.getQueryData(subscriptionQuery(known.payerId, known.recipientId).queryKey)
  try {
    const invoice = await call(getInvoice, { params: { id } }, { signal })
    noteInvoice(invoice, former === undefined ? undefined : (former?.expires_at ?? null))
    storeReceipt(client, invoice)
    return invoice
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Cancels an invoice. It fails when the invoice has changed meanwhile, so that is asked for. */
export async function cancel(client: QueryClient, id: string): Promise<void> {
  const params = { id }
  try {
    const invoice = await deleteOnce(
      () => call(cancelInvoice, { params }),
      async () => {
        const now = await call(getInvoice, { params })
        return now.status === 'cancelled' ? now : null
      },
    )
    changeKnownInvoice(id, () => ({ isCancelled: true }))
    showInvoice(client, invoice)
  } catch (error) {
    void client.invalidateQueries(invoiceQuery(id))
    throw error
  }
}

/** Returns the mutation that cancels an invoice. */
export function useCancelInvoice() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (id: string) => cancel(client, id) })
}

/** Shows an invoice as the server has just answered it. */
export function showInvoice(client: QueryClient, invoice: Invoice): void {
  noteInvoice(invoice, undefined)
  storeReceipt(client, invoice)
  client.setQueryData(invoiceQuery(invoice.id).queryKey, invoice)
}
