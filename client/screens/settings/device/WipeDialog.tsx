import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import { useText } from '#i18n/i18n.ts'

/** Asks before text that was not sent is deleted (docs/spec/settings.md#what-is-stored-on-this-device). */
export function WipeDialog({
  action,
  onConfirm,
  onCancel,
}: {
  action: { isPending: boolean; error: unknown }
  onConfirm: () => void
  onCancel: () => void
}) {
  const t = useText()
  return (
    <ConfirmActionDialog
      title={t('device.question')}
      confirmLabel={t('device.confirm')}
      action={action}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('device.question_text')}
    </ConfirmActionDialog>
  )
}
