import type { Account } from '#contract/entities/account.ts'
import { isSubscription } from '#domain/profile/subscription-link.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import styles from './PaymentsOf.module.css'
import { SubscriptionGives } from './SubscriptionGives.tsx'

const ProfilePayments = lazyPart(async () => (await import('./ProfilePayments.tsx')).ProfilePayments)

/**
 * Says what a subscription gives, and loads the ways to pay a person. Their place is kept, so that nothing
 * moves when they come.
 */
export function PaymentsOf({ account, count }: { account: Account; count: number }) {
  return (
    <>
      {account.payment_options.some(isSubscription) && (
        <div className={styles.gives}>
          <SubscriptionGives account={account} />
        </div>
      )}
      <ProfilePayments
        account={account}
        placeholder={
          <div className={styles.place}>
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have nothing else
              <div key={index} className={styles.row} />
            ))}
          </div>
        }
      />
    </>
  )
}
