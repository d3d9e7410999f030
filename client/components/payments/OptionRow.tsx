import { ExternalLink, HandCoins, Link } from 'lucide-react'
import { shownXmr } from '#domain/money/amount.ts'
import type { OptionEntry } from '#domain/profile/payment-entries.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import styles from './OptionRow.module.css'
import { PaymentRow } from './PaymentRow.tsx'

/** Shows a link to where one can pay: a subscription with its price, or any other place with its server. */
export function OptionRow({
  option: { name, isSubscription, monthly, link, host },
}: {
  option: OptionEntry
}) {
  const t = useText()
  const locale = useLocale()
  const kind = isSubscription ? t('payments.subscription') : t('payments.link')
  const price = monthly === null ? null : t('payments.per_month', { price: shownXmr(monthly, locale) })
  return (
    <PaymentRow
      icon={isSubscription ? <HandCoins aria-hidden="true" /> : <Link aria-hidden="true" />}
      name={<bdi>{name ?? kind}</bdi>}
    >
      <a className={styles.link} {...link}>
        {price === null && host !== null ? (
          <bdi>{host}</bdi>
        ) : (
          <span>{price ?? t('profile_action.subscribe')}</span>
        )}
        {host !== null && <ExternalLink className={styles.mark} aria-hidden="true" />}
      </a>
    </PaymentRow>
  )
}
