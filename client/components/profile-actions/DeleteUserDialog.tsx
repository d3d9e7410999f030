import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useDeleteUser } from '#data/posts/delete-user.ts'
import { actorAddress } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'

/**
 * Shows a dialog that asks before an administrator deletes somebody
 * (docs/spec/administration.md#delete-a-user).
 */
export function DeleteUserDialog({
  account,
  onDeleted,
  onDone,
}: {
  account: Account
  /** Is called before what they wrote leaves the lists. */
  onDeleted: () => void
  onDone: () => void
}) {
  const t = useText()
  const remove = useDeleteUser(account.id, onDeleted)
  const address = actorAddress(account, useInstance()?.uri ?? '')

  const confirm = () =>
    remove.mutateAsync().then(
      () => void toast(t('profile_action.deleted', { address })),
      () => undefined, // the dialog shows the error
    )

  return (
    <ConfirmActionDialog
      title={t('profile_action.delete_user')}
      confirmLabel={t('profile_action.delete_user')}
      action={remove}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    >
      {t('profile_action.delete_question', { address: `\u2066${address}\u2069` })}
    </ConfirmActionDialog>
  )
}
