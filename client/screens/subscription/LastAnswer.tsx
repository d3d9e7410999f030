import { relativeTime } from '#domain/relative-time.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { useTimed } from '#platform/clock.ts'
import styles from './InvoiceNotes.module.css'

/** Says of when the state is that is shown, while the server does not answer (docs/spec/subscriptions.md#calm). */
export function LastAnswer({ seenAt }: { seenAt: number }) {
  const t = useText()
  const locale = useLocale()
  const ago = useTimed((now) => relativeTime(seenAt, Math.max(now, seenAt), locale))
  return <p className={styles.note}>{t('invoice.not_asked', { ago })}</p>
}
