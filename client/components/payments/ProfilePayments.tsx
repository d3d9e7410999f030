import { plainText } from '#components/content/plain-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { addressEntries, optionEntries } from '#domain/profile/payment-entries.ts'
import { useText } from '#i18n/i18n.ts'
import { AddressRow } from './AddressRow.tsx'
import { OptionRow } from './OptionRow.tsx'
import styles from './ProfilePayments.module.css'

/**
 * Shows the ways to pay a person: addresses of currencies, subscriptions, links. Nothing where there are none
 * (docs/spec/payments.md#addresses-on-a-profile, docs/spec/payments.md#payment-options).
 */
export function ProfilePayments({ account }: { account: Account }) {
  const t = useText()
  const addresses = addressEntries(account.fields, plainText)
  const options = optionEntries(account)
  if (addresses.length === 0 && options.length === 0) return null
  return (
    <section aria-label={t('payments.title')}>
      <dl className={styles.list}>
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have neither ids nor names of their own
          <OptionRow key={index} option={option} />
        ))}
        {addresses.map((entry) => (
          <AddressRow key={entry.code} entry={entry} />
        ))}
      </dl>
    </section>
  )
}
