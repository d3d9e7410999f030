import { invoiceLink } from '#data/subscriptions/open-invoice.ts'
import type { Earlier } from '#domain/invoice/choose.ts'
import { atomicUnits, shownXmr } from '#domain/money/amount.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import styles from './EarlierInvoices.module.css'
import { STAGES } from './stage-texts.ts'

/**
 * Leads to the other invoices that may receive a payment, or have received one
 * (docs/spec/subscriptions.md#stored-invoices).
 */
export function EarlierInvoices({ earlier }: { earlier: readonly Earlier[] }) {
  const t = useText()
  const locale = useLocale()
  if (earlier.length === 0) return null
  const wordsFor = ({ stage, mayReceive }: Earlier, amount: string) =>
    mayReceive
      ? t('invoice.earlier', { amount })
      : `${t('receipts.amount', { amount })} · ${t(STAGES[stage])}`
  return (
    <ul className={styles.earlier}>
      {earlier.map((one) => (
        <li key={one.id}>
          <a href={invoiceLink(one.id)}>{wordsFor(one, shownXmr(atomicUnits(one.amount), locale))}</a>
        </li>
      ))}
    </ul>
  )
}
