import { relativeTime } from '#domain/relative-time.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { useTimed } from '#platform/time/clock.ts'
import styles from './InvoiceNotes.module.css'

const MINUTE = 60_000

/**
 * Says of when the state is that is shown, while the server does not answer
 * (docs/spec/subscriptions.md#calm).
 */
export function LastAnswer({ seenAt }: { seenAt: number }) {
  const t = useText()
  const locale = useLocale()
  const ago = useTimed((now) => (now - seenAt < MINUTE ? '' : relativeTime(seenAt, now, locale)))
  return (
    <p className={styles.note}>{ago === '' ? t('invoice.not_asked_now') : t('invoice.not_asked', { ago })}</p>
  )
}
