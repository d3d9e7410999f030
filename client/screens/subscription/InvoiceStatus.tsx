import type { Invoice } from '#contract/entities/invoice.ts'
import { shownDuration, timeUntil } from '#domain/invoice/time-left.ts'
import type { InvoiceView } from '#domain/invoice/view.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { useTimed } from '#platform/time/clock.ts'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './InvoiceStatus.module.css'
import { STAGES } from './stage-texts.ts'

/**
 * Says how an invoice stands. The remaining time is no news: only the words of the state are announced
 * (docs/spec/subscriptions.md#what-an-invoice-shows).
 */
export function InvoiceStatus({ invoice, view }: { invoice: Invoice; view: InvoiceView }) {
  const t = useText()
  const locale = useLocale()
  const time = useTimed((now) => shownDuration(timeUntil(invoice.expires_at, now), locale))
  return (
    <p className={styles.line} data-stage={view.stage}>
      {view.stage === 'processing' && <Spinner />}
      <span role="status">{t(STAGES[view.stage])}</span>
      {view.shows.includes('left') && <span className={styles.left}>{t('invoice.left', { time })}</span>}
    </p>
  )
}
