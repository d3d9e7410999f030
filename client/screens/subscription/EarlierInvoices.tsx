import { invoiceLink } from '#data/subscriptions/kept-invoice.ts'
import type { Earlier } from '#domain/invoice/choose.ts'
import { atomicUnits, shownXmr } from '#domain/money/amount.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import styles from './EarlierInvoices.module.css'

/** Leads to the invoices that were put away and may still receive a payment (docs/spec/subscriptions.md#keeping-an-invoice). */
export function EarlierInvoices({ earlier }: { earlier: readonly Earlier[] }) {
  const t = useText()
  const locale = useLocale()
  if (earlier.length === 0) return null
  return (
    <ul className={styles.earlier}>
      {earlier.map(({ id, amount }) => (
        <li key={id}>
          <a href={invoiceLink(id)}>
            {t('invoice.earlier', { amount: shownXmr(atomicUnits(amount), locale) })}
          </a>
        </li>
      ))}
    </ul>
  )
}
