import type { SubscriptionDetails } from '#contract/entities/subscription.ts'
import { momentOf } from '#domain/date.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { useTimed } from '#platform/time/clock.ts'
import styles from './SubscriptionEnd.module.css'

/**
 * Says when a subscription ends or ended. The server finds ended ones too
 * (docs/spec/subscriptions.md#page-of-a-subscriber).
 */
export function SubscriptionEnd({ subscription }: { subscription: SubscriptionDetails | null }) {
  const t = useText()
  const locale = useLocale()
  const end = Date.parse(subscription?.expires_at ?? '')
  const isActive = useTimed((now) => end > now)
  const date = momentOf(subscription?.expires_at ?? null, locale)
  const text =
    date === null ? t('subscriber.none') : t(isActive ? 'profile.expires' : 'subscription.expired', { date })
  return (
    <p className={styles.end} data-active={isActive}>
      {text}
    </p>
  )
}
