import { wholeDayOf } from '#domain/date.ts'
import { leastTime, mostTime, type Purchase, timeFor } from '#domain/invoice/bought.ts'
import { shownDuration } from '#domain/invoice/time-left.ts'
import { type InvoiceNote, type InvoiceView, minutesUntilLook } from '#domain/invoice/view.ts'
import { type TextKey, useLocale, useText } from '#i18n/i18n.ts'
import styles from './InvoiceNotes.module.css'

const NOTES: Record<InvoiceNote, TextKey> = {
  requested_hint: 'invoice.requested_hint',
  unanswered_hint: 'invoice.unanswered_hint',
  open_hint: 'invoice.open_hint',
  watched_open: 'invoice.watched_open',
  watched_late: 'invoice.watched_late',
  timeout_hint: 'invoice.timeout_hint',
  cancelled_hint: 'invoice.cancelled_hint',
  failed_hint: 'invoice.failed_hint',
  underpaid_hint: 'invoice.underpaid_hint',
  underpaid_shows: 'invoice.underpaid_shows',
  underpaid_nothing_more: 'invoice.underpaid_nothing_more',
  end_asking: 'invoice.end_asking',
  end_unknown: 'invoice.end_unknown',
  bought_less: 'invoice.bought_less',
  bought_more: 'invoice.bought_more',
  posts_hint: 'invoice.posts_hint',
  paid_after_cancel: 'invoice.paid_after_cancel',
  processing_hint: 'invoice.processing_hint',
}

/** Says what a payer should know beside the state (docs/spec/subscriptions.md#what-payers-are-told). */
export function InvoiceNotes({
  view,
  end,
  purchase,
  minutesSinceChange,
}: {
  view: InvoiceView
  /** The end of the subscription after the payment. */
  end: string | null
  purchase: Purchase | null
  minutesSinceChange: number
}) {
  const t = useText()
  const locale = useLocale()
  const date = view.shows.includes('until') ? wholeDayOf(end, locale) : null
  const bought = view.notes.includes('bought_less') ? mostTime : leastTime
  const values = {
    count: minutesUntilLook(minutesSinceChange),
    got: purchase && end ? shownDuration(bought(end, purchase), locale) : '',
    asked: purchase ? shownDuration(timeFor(purchase.amount, purchase.price), locale) : '',
  }
  return (
    <>
      {date && <p>{t('invoice.until', { date })}</p>}
      {view.notes.map((note) => (
        <p key={note} className={styles.note}>
          {t(NOTES[note], values)}
        </p>
      ))}
    </>
  )
}
