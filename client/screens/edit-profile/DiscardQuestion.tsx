import { useText } from '#i18n/i18n.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Asks before changes of a profile are thrown away (docs/spec/settings.md#unsaved-changes-of-a-profile). */
export function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const t = useText()
  return (
    <ConfirmDialog
      title={t('edit_profile.discard_title')}
      confirmLabel={t('edit_profile.discard')}
      cancelLabel={t('edit_profile.keep_editing')}
      closeLabel={t('action.dismiss')}
      danger
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      {t('edit_profile.discard_warning')}
    </ConfirmDialog>
  )
}
