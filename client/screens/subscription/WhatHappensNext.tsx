import { useText } from '#i18n/i18n.ts'
import styles from './WhatHappensNext.module.css'

/**
 * Says what happens after the payment, how long it takes, and what the fee takes away
 * (docs/spec/subscriptions.md#what-payers-are-told, docs/server/payments.md#timing-of-payments,
 * docs/server/payments.md#what-a-payment-buys).
 */
export function WhatHappensNext() {
  const t = useText()
  return (
    <section className={styles.next} aria-labelledby="what-happens-next">
      <h2 id="what-happens-next" className={styles.title}>
        {t('payment.next')}
      </h2>
      <ol className={styles.steps}>
        <li>{t('payment.next_address')}</li>
        <li>{t('payment.next_seen')}</li>
      </ol>
      <p>{t('payment.next_fee')}</p>
    </section>
  )
}
