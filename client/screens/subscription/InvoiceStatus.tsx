import type { Invoice } from '#contract/entities/invoice.ts'
import { dayOf } from '#domain/date.ts'
import { type InvoiceStage, minutesUntil, stageOf } from '#domain/subscription/invoice.ts'
import { type TextKey, useLocale, useText } from '#i18n/i18n.ts'
import { useTimed } from '#platform/clock.ts'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './InvoiceStatus.module.css'

const STATUS: Record<InvoiceStage, TextKey> = {
  requested: 'invoice.requested',
  open: 'invoice.open',
  processing: 'invoice.processing',
  underpaid: 'invoice.underpaid',
  timeout: 'invoice.timeout',
  cancelled: 'invoice.cancelled',
  completed: 'invoice.completed',
}

/** The words that each stage has beside its name. */
const HINTS: Record<InvoiceStage, TextKey | null> = {
  requested: 'invoice.requested_hint',
  open: 'invoice.open_hint',
  processing: 'invoice.processing_hint',
  underpaid: 'invoice.underpaid_hint',
  timeout: 'invoice.timeout_hint',
  cancelled: 'invoice.cancelled_hint',
  completed: null,
}

/**
 * Says how an invoice stands and what the payer should know about that. The minutes are no news: only the words of the
 * status are announced (docs/spec/subscriptions.md#invoice, docs/spec/subscriptions.md#what-payers-are-told).
 */
export function InvoiceStatus({ invoice, until }: { invoice: Invoice; until: string | null }) {
  const t = useText()
  const locale = useLocale()
  const stage = stageOf(invoice.status)
  const minutes = useTimed((now) => minutesUntil(invoice.expires_at, now))
  const hint = invoice.status === 'failed' ? 'invoice.failed_hint' : HINTS[stage]
  const date = stage === 'completed' ? dayOf(until, locale) : null
  return (
    <div className={styles.status}>
      <p className={styles.line} data-stage={stage}>
        {stage === 'processing' && <Spinner />}
        <span role="status">{t(STATUS[stage])}</span>
        {stage === 'open' && <span>{t('invoice.minutes_left', { count: minutes })}</span>}
      </p>
      {date && <p>{t('profile.expires', { date })}</p>}
      {hint && <p className={styles.hint}>{t(hint)}</p>}
    </div>
  )
}
