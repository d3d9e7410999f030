import { useText } from '#i18n/i18n.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/**
 * Asks before signing out wipes what was written and not sent (docs/spec/session.md#logout-with-unsent-text).
 */
export function SignOutQuestion({
  busy,
  onConfirm,
  onCancel,
}: {
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  const t = useText()
  return (
    <ConfirmDialog
      title={t('logout.title')}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      danger
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('logout.draft_warning')}
    </ConfirmDialog>
  )
}
