import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import { useCurrentInvoice } from '#data/subscriptions/current-invoice.ts'
import { forgetInvoice } from '#data/subscriptions/kept-invoice.ts'
import { namePayer, payerQuery, useChosenPayer } from '#data/subscriptions/payers.ts'

/**
 * Returns who pays, the invoice that is being paid, and how it is forgotten (docs/spec/subscriptions.md#who-pays). Guests name
 * the payer.
 */
export function usePayment(recipientId: string, viewer: Account | null) {
  const client = useQueryClient()
  const chosen = useChosenPayer(recipientId)
  const named = viewer ?? chosen
  const current = useCurrentInvoice(named?.id ?? null, recipientId)
  // The invoice says who wanted to pay: a guest who comes back need not say it again.
  const ofInvoice = useQuery(payerQuery(named ? null : (current.invoice?.sender_id ?? null)))
  const payer = named ?? ofInvoice.data ?? null

  function forget() {
    // Without the invoice nothing says any more who pays for a guest.
    if (!viewer) namePayer(client, recipientId, payer)
    forgetInvoice(recipientId)
  }

  return { payer, current, forget }
}
