import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Invoice } from '#contract/entities/invoice.ts'
import type { InvoiceView } from '#domain/invoice/view.ts'
import { atomicUnits, shownXmr } from '#domain/money/amount.ts'
import { durationFor, plainMonths } from '#domain/money/duration.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import styles from './InvoiceAmount.module.css'

/**
 * Says what an invoice is for: how much, for how long, and to whom
 * (docs/spec/subscriptions.md#what-was-bought).
 */
export function InvoiceAmount({
  invoice,
  view,
  recipient,
  monthly,
}: {
  invoice: Invoice
  view: InvoiceView
  recipient: Pick<Account, 'display_name' | 'username' | 'emojis'>
  monthly: bigint
}) {
  const t = useText()
  const locale = useLocale()
  const units = atomicUnits(invoice.amount)
  const amount = shownXmr(units, locale)
  const duration = view.shows.includes('duration') ? durationFor(units, monthly) : null
  return (
    <p className={styles.sentence}>
      <span className={styles.amount}>
        {t(view.offers.includes('wallet') ? 'invoice.send' : 'invoice.amount', { amount })}
      </span>
      {duration !== null && (
        <span className={styles.duration}>
          <NamedText
            account={recipient}
            say={(name) =>
              t('invoice.duration', { count: Number(plainMonths(duration)), name: `\u2068${name}\u2069` })
            }
          />
        </span>
      )}
    </p>
  )
}
