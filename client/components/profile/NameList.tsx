import type { Account } from '#contract/entities/account.ts'
import { byLocale } from '#domain/formatter.ts'
import { profilePath } from '#domain/profile/link.ts'
import { useLocale } from '#i18n/i18n.ts'
import { DisplayName } from './DisplayName.tsx'
import styles from './NameList.module.css'
import { NamesakeAddress } from './NamesakeAddress.tsx'

const listing = byLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/**
 * Shows names as in "Bob, Carol and Dave", each as a link to the profile; two who share a name with their
 * addresses.
 */
export function NameList({ accounts }: { accounts: readonly Account[] }) {
  const parts = listing(useLocale()).formatToParts(accounts.map((_, index) => String(index)))
  return parts.map(({ type, value }, index) => {
    const account = type === 'element' ? accounts[Number(value)] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the words between the names have nothing else that tells them apart
    if (!account) return <span key={index}>{value}</span>
    return (
      <a key={account.id} href={profilePath(account)} className={styles.name}>
        <DisplayName account={account} />
        <NamesakeAddress account={account} beside={accounts} />
      </a>
    )
  })
}
