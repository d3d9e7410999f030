import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import type { Session } from '#contract/entities/session.ts'
import { useEndSessions } from '#data/account/sessions.ts'
import { useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'

/** Shows a dialog that asks before all other sessions end: on other devices one has to sign in again. */
export function EndSessionsDialog({
  sessions,
  onDone,
}: {
  sessions: readonly Session[]
  onDone: () => void
}) {
  const t = useText()
  const end = useEndSessions()

  function confirm() {
    end.mutateAsync(sessions.map(({ id }) => id)).then(
      () => {
        onDone()
        announce(t('sessions.ended'))
      },
      () => undefined, // the dialog shows the error
    )
  }

  return (
    <ConfirmActionDialog
      title={t('sessions.end_others_title')}
      confirmLabel={t('sessions.end_others_confirm')}
      action={end}
      onConfirm={confirm}
      onCancel={onDone}
    >
      {t('sessions.end_others_question', { count: sessions.length })}
    </ConfirmActionDialog>
  )
}
