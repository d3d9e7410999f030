import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '#contract/entities/invoice.ts'
import type { KnownInvoice } from '#data/storage/stored-invoices.ts'
import { endQuery } from '#data/subscriptions/bought.ts'
import { knownEnd } from '#domain/invoice/bought.ts'
import { type InvoiceViewer, invoiceView, isWatchedAddress } from '#domain/invoice/view.ts'
import { useTimed } from '#platform/time/clock.ts'

/**
 * Returns what an invoice shows now, and what it is reckoned from
 * (docs/spec/subscriptions.md#what-an-invoice-shows).
 */
export function useInvoiceView(invoice: Invoice, known: KnownInvoice | null, viewer: InvoiceViewer) {
  const changedAt = known?.changedAt ?? null
  const isExpired = useTimed((now) => Date.parse(invoice.expires_at) <= now)
  const minutesSinceChange = useTimed((now) =>
    changedAt === null ? 0 : Math.max(0, Math.floor((now - changedAt) / 60_000)),
  )
  const asked = useQuery(endQuery(invoice))
  const end = asked.data ?? null
  const view = invoiceView({
    status: invoice.status,
    hasAddress: invoice.payment_address !== null,
    isWatched: isWatchedAddress(invoice.payment_address),
    isExpired,
    isCancelledHere: known?.isCancelled ?? false,
    minutesSinceChange,
    end: knownEnd(end, asked.isFetching, known),
    viewer,
  })
  return { view, end, minutesSinceChange, refetchInvoice: () => void asked.refetch() }
}
