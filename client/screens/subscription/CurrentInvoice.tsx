import type { Account } from '#contract/entities/account.ts'
import { EarlierInvoices } from './EarlierInvoices.tsx'
import { InvoiceView } from './InvoiceView.tsx'
import type { usePayment } from './use-payment.ts'

/**
 * Shows the invoice of the page, and below it the others that matter
 * (docs/spec/subscriptions.md#stored-invoices).
 */
export function CurrentInvoice({
  payment: { current, putAway, makeLarger },
  isGuest,
  recipient,
  monthly,
}: {
  payment: ReturnType<typeof usePayment>
  isGuest: boolean
  recipient: Account
  monthly: bigint
}) {
  const { invoice, known } = current
  if (!invoice) return null
  const guest = known?.isMade ? 'guest' : 'link'
  return (
    <>
      <InvoiceView
        key={invoice.id}
        invoice={invoice}
        known={known}
        viewer={isGuest ? guest : 'payer'}
        recipient={recipient}
        monthly={monthly}
        hasFailed={current.error !== null}
        onPutAway={putAway}
        onLarger={makeLarger}
      />
      <EarlierInvoices earlier={current.earlier} />
    </>
  )
}
