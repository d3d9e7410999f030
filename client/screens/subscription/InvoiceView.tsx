import { useErrorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Invoice } from '#contract/entities/invoice.ts'
import type { KnownInvoice } from '#data/storage/stored-invoices.ts'
import { useCancelInvoice } from '#data/subscriptions/invoices.ts'
import type { InvoiceStage, InvoiceViewer } from '#domain/invoice/view.ts'
import { atomicUnits } from '#domain/money/amount.ts'
import { monthlyPrice } from '#domain/money/price.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { InvoiceAmount } from './InvoiceAmount.tsx'
import { InvoiceNotes } from './InvoiceNotes.tsx'
import { InvoiceStatus } from './InvoiceStatus.tsx'
import styles from './InvoiceView.module.css'
import { LastAnswer } from './LastAnswer.tsx'
import { PaymentAddress, PaymentCode } from './PaymentInstructions.tsx'
import { PaymentMessage } from './PaymentMessage.tsx'
import { PaymentRequest } from './PaymentRequest.tsx'
import { SaveAddress } from './SaveAddress.tsx'
import { useInvoiceView } from './use-invoice-view.ts'

/**
 * Shows an invoice as the machine says: how it stands, how to pay it, and what can be done with it. Above the
 * code nothing changes while it is paid (docs/spec/subscriptions.md#what-an-invoice-shows,
 * docs/spec/subscriptions.md#calm).
 */
export function InvoiceView({
  invoice,
  known,
  viewer,
  recipient,
  monthly,
  hasFailed,
  onPutAway,
  onLarger,
}: {
  invoice: Invoice
  /** The knowledge of the device; null where the browser keeps nothing. */
  known: KnownInvoice | null
  viewer: InvoiceViewer
  recipient: Account
  monthly: bigint
  /** Whether the last question about it failed. */
  hasFailed: boolean
  onPutAway: (stage: InvoiceStage) => void
  onLarger: (stage: InvoiceStage) => void
}) {
  const t = useText()
  const { view, end, minutesSinceChange, refetchInvoice } = useInvoiceView(invoice, known, viewer)
  const shows = new Set(view.shows)
  const offers = new Set(view.offers)
  const cancel = useCancelInvoice()
  const refusal = useErrorText(cancel.error)
  const address = invoice.payment_address
  return (
    <section className={styles.invoice} aria-labelledby="invoice-title">
      <h2 id="invoice-title" className={styles.title}>
        {t('invoice.title')}
      </h2>
      {shows.has('amount') && (
        <InvoiceAmount
          invoice={invoice}
          view={view}
          recipient={recipient}
          monthly={known ? monthlyPrice(atomicUnits(known.price)) : monthly}
        />
      )}
      {shows.has('code') && address !== null && <PaymentCode invoice={invoice} address={address} />}
      <InvoiceStatus invoice={invoice} view={view} />
      {hasFailed && known && <LastAnswer seenAt={known.seenAt} />}
      <InvoiceNotes view={view} end={end} purchase={known} minutesSinceChange={minutesSinceChange} />
      {shows.has('code') && <PaymentMessage />}
      {shows.has('address') && address !== null && <PaymentAddress invoice={invoice} address={address} />}
      {offers.has('cancel') && cancel.isError && (
        <Alert tone="error">{`${t('invoice.not_cancelled')} ${refusal}`}</Alert>
      )}
      <div className={styles.buttons}>
        {offers.has('cancel') && (
          <Button data-makes-way busy={cancel.isPending} onClick={() => cancel.mutate(invoice.id)}>
            {t('action.cancel')}
          </Button>
        )}
        {offers.has('larger') && (
          <Button kind="primary" data-makes-way onClick={() => onLarger(view.stage)}>
            {t('invoice.larger')}
          </Button>
        )}
        {offers.has('again') && <Button onClick={refetchInvoice}>{t('action.retry')}</Button>}
        {offers.has('ok') && (
          <Button
            kind={offers.has('larger') ? 'secondary' : 'primary'}
            data-makes-way
            onClick={() => onPutAway(view.stage)}
          >
            {t('invoice.ok')}
          </Button>
        )}
      </div>
      {shows.has('keep') && <SaveAddress invoiceId={invoice.id} />}
      {shows.has('code') && address !== null && (
        <PaymentRequest invoice={invoice} address={address} recipient={recipient} monthly={monthly} />
      )}
    </section>
  )
}
