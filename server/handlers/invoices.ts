/** Lets anybody ask for invoices, read and cancel them (docs/server/payments.md#create-an-invoice). */
import { cancelInvoice, createInvoice, getInvoice } from '#contract/endpoints/subscriptions.ts'
import { readOrder } from '../policies/invoice.ts'
import { presentInvoice } from '../presenters/subscription.ts'
import { databaseError, notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { addInvoice, cancelInvoice as cancel } from '../world/invoices.ts'
import type { World } from '../world/world.ts'

export const invoices = [
  serve(createInvoice, ({ world, body }) => presentInvoice(addInvoice(world, readOrder(world, body)))),

  serve(getInvoice, ({ world, params }) => presentInvoice(invoiceOf(world, params.id))),

  serve(cancelInvoice, ({ world, params }) => {
    const invoice = invoiceOf(world, params.id)
    if (!cancel(invoice)) throw databaseError()
    return presentInvoice(invoice)
  }),
]

function invoiceOf({ invoices }: World, id: string) {
  const invoice = invoices.get(id)
  if (!invoice) throw notFound('invoice')
  return invoice
}
