import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import { putAway, useCurrentInvoice } from '#data/subscriptions/current-invoice.ts'
import { namePayer, payerQuery, useChosenPayer } from '#data/subscriptions/payers.ts'
import { type InvoiceStage, leadsToPosts } from '#domain/invoice/view.ts'
import { profileLink } from '#domain/profile/link.ts'

/**
 * Returns who pays, the invoice that is being paid, and how it is put away
 * (docs/spec/subscriptions.md#who-pays, docs/spec/subscriptions.md#stored-invoices). Guests name the
 * payer.
 */
export function usePayment(recipient: Account, viewer: Account | null, price: number) {
  const client = useQueryClient()
  const chosen = useChosenPayer(recipient.id)
  const named = viewer ?? chosen
  const current = useCurrentInvoice({ payerId: named?.id ?? null, recipientId: recipient.id }, price)
  // The invoice says who wanted to pay: a guest who comes back need not say it again.
  const ofInvoice = useQuery(payerQuery(named ? null : (current.invoice?.sender_id ?? null)))
  const payer = named ?? ofInvoice.data ?? null

  function leave(stage: InvoiceStage, next?: string) {
    // Without the invoice nothing says any more who pays for a guest.
    if (!viewer) namePayer(client, recipient.id, payer)
    if (current.invoice) putAway(current.invoice, stage, next)
  }

  return {
    payer,
    current,
    putAway(stage: InvoiceStage) {
      const { href, target } = profileLink(recipient, viewer === null)
      leave(stage, leadsToPosts(stage) && target === undefined ? href : undefined)
    },
    makeLarger: (stage: InvoiceStage) => leave(stage),
  }
}
