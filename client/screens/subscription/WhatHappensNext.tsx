import { useInstance } from '#data/connection/instance.ts'
import type { SubscriptionOffer } from '#domain/subscription/offer.ts'
import { mayBeForwarded } from '#domain/subscription/offered-kinds.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './WhatHappensNext.module.css'

/**
 * Says what happens after the payment, how long it takes, and what the fee takes away
 * (docs/spec/subscriptions.md#what-payers-are-told, docs/server/payments.md#timing-of-payments,
 * docs/server/payments.md#what-a-payment-buys).
 */
export function WhatHappensNext({ offer }: { offer: SubscriptionOffer }) {
  const t = useText()
  const hasFee = mayBeForwarded(offer, useInstance())
  return (
    <section className={styles.next} aria-labelledby="what-happens-next">
      <h2 id="what-happens-next" className={styles.title}>
        {t('payment.next')}
      </h2>
      <ol className={styles.steps}>
        <li>{t('payment.next_address')}</li>
        <li>{t('payment.next_seen')}</li>
      </ol>
      {hasFee && <p>{t('payment.next_fee')}</p>}
    </section>
  )
}
