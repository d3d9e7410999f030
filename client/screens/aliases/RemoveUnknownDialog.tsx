import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import { useRemoveAlias } from '#data/account/aliases.ts'
import { useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'

/**
 * Shows a dialog that asks before an alias is removed that the server does not know, and may not find again.
 */
export function RemoveUnknownDialog({
  viewerId,
  actorId,
  name,
  onDone,
}: {
  viewerId: string
  actorId: string
  name: string
  onDone: () => void
}) {
  const t = useText()
  const remove = useRemoveAlias(viewerId)

  function confirm() {
    remove.mutateAsync(actorId).then(
      () => {
        onDone()
        announce(t('aliases.removed', { name }))
      },
      () => undefined, // the dialog shows the error
    )
  }

  return (
    <ConfirmActionDialog
      title={t('aliases.remove_title')}
      confirmLabel={t('aliases.remove')}
      action={remove}
      onConfirm={confirm}
      onCancel={onDone}
    >
      {t('aliases.remove_question', { name: `\u2066${name}\u2069` })}
    </ConfirmActionDialog>
  )
}
