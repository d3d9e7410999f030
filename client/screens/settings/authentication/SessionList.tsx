import { useState } from 'react'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import type { Session } from '#contract/entities/session.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import { Button } from '#ui/Button.tsx'
import styles from './SessionList.module.css'
import { SessionRow } from './SessionRow.tsx'

const EndSessionsDialog = lazyPart(async () => (await import('./EndSessionsDialog.tsx')).EndSessionsDialog)

/** How many sessions are shown at first. Clients that sign in for every visit leave hundreds. */
const FEW = 8

/** Shows the viewer's sessions, this one first, and ends all the others at once. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useText()
  const [isFull, setFull] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const others = sessions.filter((session) => !session.is_current)
  return (
    <>
      <ul className={styles.list} aria-label={t('sessions.title')}>
        {(isFull ? sessions : sessions.slice(0, FEW)).map((session) => (
          <RowBoundary key={session.id} item={session} kind="li">
            <SessionRow session={session} />
          </RowBoundary>
        ))}
      </ul>
      {!isFull && sessions.length > FEW && (
        <Button data-makes-way kind="quiet" onClick={() => setFull(true)}>
          {t('sessions.show_all', { count: sessions.length })}
        </Button>
      )}
      {(others.length > 1 || isAsking) && (
        <Button onClick={() => setAsking(true)}>{t('sessions.end_others')}</Button>
      )}
      {isAsking && (
        <div ref={handToGroup}>
          <EndSessionsDialog sessions={others} onDone={() => setAsking(false)} />
        </div>
      )}
    </>
  )
}

/** When all others have ended, the button that opened the question leaves with it. */
const handToGroup = handOverFocus((question) => {
  const group = question.closest<HTMLElement>('[tabindex="-1"]')
  return () => group
})
