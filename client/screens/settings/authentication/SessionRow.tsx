import { useErrorText } from '#components/feedback/error-text.ts'
import type { Session } from '#contract/entities/session.ts'
import { useEndSessions } from '#data/account/sessions.ts'
import { momentOf } from '#domain/date.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import styles from './SessionRow.module.css'

/** Shows one session with the button that ends it. This one has none: it ends by signing out. */
export function SessionRow({ session }: { session: Session }) {
  const t = useText()
  const locale = useLocale()
  const end = useEndSessions()
  const errorText = useErrorText(end.error)
  const named = session.client_name?.trim()
  const name = named || (session.is_current ? 'Kith' : t('sessions.unnamed'))
  const since = momentOf(session.created_at, locale)

  return (
    <li
      className={styles.row}
      data-row={session.id}
      ref={handOverToNeighbour}
      tabIndex={session.is_current ? -1 : undefined}
    >
      <div className={styles.text}>
        <p className={styles.name}>
          <bdi translate="no">{name}</bdi>
          {session.is_current && <span className={styles.current}>{t('sessions.current')}</span>}
        </p>
        {since && <p className={styles.since}>{t('sessions.since', { date: since })}</p>}
      </div>
      {!session.is_current && (
        <Button
          size="s"
          busy={end.isPending}
          aria-label={t('sessions.end_one', { name, date: since ?? '' })}
          onClick={() => end.mutateAsync([session.id]).then(() => announce(t('sessions.ended')), ignore)}
        >
          {t('sessions.end')}
        </Button>
      )}
      {end.isError && (
        <div className={styles.error}>
          <Alert tone="error">{errorText}</Alert>
        </div>
      )}
    </li>
  )
}

/** The row shows the error. */
const ignore = () => undefined
