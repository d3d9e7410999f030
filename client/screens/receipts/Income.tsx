import { useInfiniteQuery } from '@tanstack/react-query'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { notificationsQuery } from '#data/notifications/notifications.ts'
import { monthOf } from '#domain/date.ts'
import { shownXmr } from '#domain/money/amount.ts'
import { mayManageSubscription } from '#domain/session/permission.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { offersSubscriptions } from '#domain/subscription/offered-kinds.ts'
import { incomeByMonth, type MonthOfIncome } from '#domain/subscription/receipt.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Income.module.css'
import { ReceiptSection } from './ReceiptSection.tsx'

/**
 * Shows authors what came in by month, by the notifications that are loaded already; it loads none
 * (docs/spec/subscriptions.md#received-by-month).
 */
export function Income() {
  const t = useText()
  const locale = useLocale()
  const instance = useInstance()
  const viewer = useViewer()
  const mayEarn = offersSubscriptions(instance) && mayManageSubscription(viewer)
  const { data } = useInfiniteQuery({ ...notificationsQuery, enabled: false })
  const notifications = data?.pages.flatMap(({ items }) => items) ?? []
  const months = incomeByMonth(notifications, (date) => monthOf(date, locale))
  if (!mayEarn && months.length === 0) return null
  return (
    <ReceiptSection title={t('receipts.received')} help={t('receipts.received_help')}>
      {months.length === 0 ? (
        <p>{t('receipts.received_none')}</p>
      ) : (
        <dl className={styles.months}>
          {months.map((month) => (
            <Month key={month.month} month={month} />
          ))}
        </dl>
      )}
      <Button href={pathTo('notifications')}>{t('receipts.notifications')}</Button>
    </ReceiptSection>
  )
}

function Month({ month: { month, sum, payments, unknown } }: { month: MonthOfIncome }) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className={styles.month}>
      <dt>{month}</dt>
      <dd className={styles.sum}>
        <span>{t('receipts.amount', { amount: shownXmr(sum, locale) })}</span>
        <span className={styles.count}>{t('receipts.payments', { count: payments })}</span>
        {unknown > 0 && <span className={styles.count}>{t('receipts.unknown', { count: unknown })}</span>}
      </dd>
    </div>
  )
}
