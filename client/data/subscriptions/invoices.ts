/**
 * Makes, watches and cancels invoices (docs/spec/subscriptions.md#invoice,
 * docs/spec/subscriptions.md#asking-for-an-invoice, docs/server/payments.md#create-an-invoice,
 * docs/server/payments.md#cancel-an-invoice).
 */
import { type QueryClient, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelInvoice, createInvoice, getInvoice } from '#contract/endpoints/subscriptions.ts'
import type { Invoice } from '#contract/entities/invoice.ts'
import { pauseAt, stageOf } from '#domain/subscription/invoice.ts'
import { call } from '../connection/api.ts'
import { isMissing } from '../connection/api-error.ts'
import { refreshRelationships } from '../people/relationships.ts'
import { keepInvoice } from './kept-invoice.ts'
import { subscriptionQuery } from './subscription.ts'

/** Loads an invoice and asks for it again while it is on the page; null when there is none with this id. */
export const invoiceQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['invoice', id],
    queryFn: id === null ? skipToken : ({ client, signal }) => loadInvoice(client, id, signal),
    // A late payment wakes every invoice, so opening the page asks whatever the state was.
    refetchOnMount: 'always',
    retryOnMount: true,
    refetchInterval: ({ state: { data } }) => (data ? (pauseAt(stageOf(data.status)) ?? false) : false),
  })

async function loadInvoice(client: QueryClient, id: string, signal: AbortSignal): Promise<Invoice | null> {
  try {
    const invoice = await call(getInvoice, { params: { id } }, { signal })
    if (stageOf(invoice.status) === 'completed') askWhatWasBought(client, invoice)
    return invoice
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The invoice never says what was bought: the subscription does. */
function askWhatWasBought(client: QueryClient, { sender_id, recipient_id }: Invoice): void {
  void client.invalidateQueries(subscriptionQuery(sender_id, recipient_id))
  void refreshRelationships(client, [recipient_id])
}

interface Order {
  payerId: string
  recipientId: string
  chainId: string
  amount: bigint
}

const CREATION = ['create-invoice']

/**
 * Returns `order`, which makes an invoice; it is then the one of the page. It can take some seconds, and a further press
 * meanwhile does nothing.
 */
export function useCreateInvoice() {
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: CREATION,
    mutationFn: makeInvoice,
    onSuccess: (invoice) => {
      show(client, invoice)
      keepInvoice(invoice.recipient_id, invoice.id)
    },
  })
  // The second press of two can come before the page is drawn anew.
  const order = (wanted: Order) => {
    if (client.isMutating({ mutationKey: CREATION }) === 0) mutate(wanted)
  }
  return { order, isPending, error, reset }
}

const makeInvoice = ({ payerId, recipientId, chainId, amount }: Order) =>
  call(createInvoice, {
    body: {
      sender_id: payerId,
      recipient_id: recipientId,
      chain_id: chainId,
      amount: Number(amount), // the form takes no amount that this would change
    },
  })

/** Returns the mutation that cancels an invoice. It fails when the invoice has changed meanwhile, so that is asked for. */
export function useCancelInvoice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(cancelInvoice, { params: { id } }),
    onSuccess: (invoice) => show(client, invoice),
    onError: (_, id) => client.invalidateQueries(invoiceQuery(id)),
  })
}

const show = (client: QueryClient, invoice: Invoice) =>
  client.setQueryData(invoiceQuery(invoice.id).queryKey, invoice)
