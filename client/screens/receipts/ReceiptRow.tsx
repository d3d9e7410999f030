import { dayOf } from '#domain/date.ts'
import { atomicUnits, shownXmr } from '#domain/money/amount.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { type Receipt, type ReceiptState, receiptState } from '#domain/subscription/receipt.ts'
import { type TextKey, useLocale, useText } from '#i18n/i18n.ts'
import styles from './ReceiptRow.module.css'

const STATES: Record<ReceiptState, TextKey> = {
  waiting: 'receipts.waiting',
  processing: 'receipts.processing',
  completed: 'receipts.completed',
  underpaid: 'receipts.underpaid',
  timeout: 'receipts.timeout',
  cancelled: 'receipts.cancelled',
  failed: 'receipts.failed',
}

/**
 * Shows one invoice: whom it pays, how much, how it stood last and until when it lasts. It leads to the
 * invoice.
 */
export function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const t = useText()
  const locale = useLocale()
  const { recipientId, invoiceId, acct, name, amount, status, createdAt, until } = receipt
  const state = receiptState(status)
  const page = pathTo('profile-subscription', { profileId: recipientId })
  const day = dayOf(createdAt, locale)
  const end = dayOf(until, locale)
  return (
    <li className={styles.row}>
      <a className={styles.link} href={`${page}?${new URLSearchParams({ invoice_id: invoiceId })}`}>
        <span className={styles.names}>
          <bdi className={styles.name}>{name ?? t('receipts.unknown_author')}</bdi>
          {acct !== null && (
            <span className={styles.handle} dir="ltr" translate="no">
              {`@${acct}`}
            </span>
          )}
        </span>
        <span className={styles.amount}>
          {t('receipts.amount', { amount: shownXmr(atomicUnits(amount), locale) })}
        </span>
        <span className={styles.facts}>
          <span className={styles.state} data-state={state}>
            {t(STATES[state])}
          </span>
          {day !== null && <time dateTime={createdAt}>{day}</time>}
          {end !== null && <span>{t('receipts.until', { date: end })}</span>}
        </span>
      </a>
    </li>
  )
}
