import { Suspense } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import styles from './PaymentsOf.module.css'

const ProfilePayments = lazyPart(async () => (await import('./ProfilePayments.tsx')).ProfilePayments)

/** Loads the ways to pay a person, and keeps their place so that nothing moves when they come. */
export function PaymentsOf({ account, count }: { account: Account; count: number }) {
  return (
    <Suspense
      fallback={
        <div className={styles.place}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have nothing else
            <div key={index} className={styles.row} />
          ))}
        </div>
      }
    >
      <ProfilePayments account={account} />
    </Suspense>
  )
}
