import { useErrorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Invoice } from '#contract/entities/invoice.ts'
import { useCancelInvoice } from '#data/subscriptions/invoices.ts'
import { canCancel, canForget, stageOf, takesPayment } from '#domain/subscription/invoice.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { InvoiceStatus } from './InvoiceStatus.tsx'
import styles from './InvoiceView.module.css'
import { PaymentInstructions } from './PaymentInstructions.tsx'
import { PaymentMessage } from './PaymentMessage.tsx'

/** Shows an invoice: how it stands, how to pay it, and what can be done with it (docs/spec/subscriptions.md#invoice). */
export function InvoiceView({
  invoice,
  recipient,
  monthly,
  until,
  onForget,
}: {
  invoice: Invoice
  recipient: Account
  monthly: bigint
  /** The end of the subscription, if there is one now. */
  until: string | null
  onForget: () => void
}) {
  const t = useText()
  const stage = stageOf(invoice.status)
  const cancel = useCancelInvoice()
  const refusal = useErrorText(cancel.error)
  return (
    <section className={styles.invoice} aria-labelledby="invoice-title">
      <h2 id="invoice-title" className={styles.title}>
        {t('invoice.title')}
      </h2>
      {takesPayment(stage) && <PaymentMessage />}
      <InvoiceStatus invoice={invoice} until={until} />
      {takesPayment(stage) && invoice.payment_address !== null && (
        <PaymentInstructions
          invoice={invoice}
          address={invoice.payment_address}
          recipient={recipient}
          monthly={monthly}
        />
      )}
      {canCancel(stage) && cancel.isError && (
        <Alert tone="error">{`${t('invoice.not_cancelled')} ${refusal}`}</Alert>
      )}
      {canCancel(stage) && (
        <Button data-makes-way busy={cancel.isPending} onClick={() => cancel.mutate(invoice.id)}>
          {t('action.cancel')}
        </Button>
      )}
      {canForget(stage) && (
        <Button kind="primary" data-makes-way onClick={onForget}>
          {t('invoice.ok')}
        </Button>
      )}
    </section>
  )
}
