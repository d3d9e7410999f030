import { handleText } from '#components/profile/handle-text.ts'
import { switchAccount, useOtherAccounts } from '#data/accounts/accounts.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './GoOnAs.module.css'

/**
 * Offers a guest the accounts that are still signed in on this device
 * (docs/spec/session.md#several-accounts).
 */
export function GoOnAs() {
  const t = useText()
  const others = useOtherAccounts().filter(({ token }) => token !== null)
  if (others.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('accounts.title')}>
      {others.map(({ card }) => (
        <li key={card.id}>
          <Button onClick={() => void switchAccount(card.id, pathTo('home'))}>
            {t('accounts.go_on', { handle: handleText(card) })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
