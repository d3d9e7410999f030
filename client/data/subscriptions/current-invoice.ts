/** Finds the invoice that the page shows (docs/spec/subscriptions.md#keeping-an-invoice). */
import { useQuery } from '@tanstack/react-query'
import { isBetween } from '#domain/subscription/invoice.ts'
import { invoiceQuery } from './invoices.ts'
import { useKeptInvoices } from './kept-invoice.ts'

/**
 * Returns the invoice between a payer and a recipient that the address or else the device names. Invoices of others are
 * ignored. While there is no payer yet, anybody's invoice for the recipient counts.
 */
export function useCurrentInvoice(payerId: string | null, recipientId: string) {
  const [first = null, second = null] = useKeptInvoices(recipientId)
  const isOurs = (invoice: Parameters<typeof isBetween>[0] | null | undefined) =>
    invoice ? isBetween(invoice, payerId, recipientId) : false
  const preferred = useQuery(invoiceQuery(first))
  const isPreferredNone = preferred.data !== undefined && !isOurs(preferred.data)
  const other = useQuery(invoiceQuery(isPreferredNone ? second : null))
  const query = isPreferredNone && second !== null ? other : preferred
  const { data, error, isFetching, refetch } = query
  return {
    invoice: data && isOurs(data) ? data : null,
    /** Whether nobody knows yet if there is an invoice. */
    isPending: first !== null && data === undefined && error === null,
    error,
    isFetching,
    retry: () => void refetch(),
  }
}
