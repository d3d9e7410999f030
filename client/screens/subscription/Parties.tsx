import { useQueryClient } from '@tanstack/react-query'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import type { Account } from '#contract/entities/account.ts'
import { namePayer } from '#data/subscriptions/payers.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Parties.module.css'

/** Shows who is paid and who pays (docs/spec/subscriptions.md#subscription-page). */
export function Parties({
  recipient,
  payer,
  canChange,
}: {
  recipient: Account
  payer: Account | null
  /** Whether a guest may name another payer. */
  canChange: boolean
}) {
  const t = useText()
  const client = useQueryClient()
  return (
    <dl className={styles.parties}>
      <div className={styles.party}>
        <dt className={styles.part}>{t('subscription.recipient')}</dt>
        <dd className={styles.person}>
          <ProfileCard account={recipient} plain />
        </dd>
      </div>
      {payer && (
        <div className={styles.party}>
          <dt className={styles.part}>{t('subscription.payer')}</dt>
          <dd className={styles.person}>
            <ProfileCard account={payer} plain />
            {canChange && (
              <Button
                kind="quiet"
                size="s"
                data-makes-way
                onClick={() => namePayer(client, recipient.id, null)}
              >
                {t('subscription.change_payer')}
              </Button>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
