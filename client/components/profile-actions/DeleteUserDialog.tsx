import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useDeleteUser } from '#data/posts/delete-user.ts'
import { actorAddress } from '#domain/profile/handle.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { toast } from '#ui/notices.ts'

/**
 * Shows a dialog that asks before an administrator deletes somebody
 * (docs/spec/administration.md#delete-a-user).
 */
export function DeleteUserDialog({ account, onDone }: { account: Account; onDone: () => void }) {
  const t = useText()
  // The page of somebody who is gone is left before they leave the lists.
  const remove = useDeleteUser(account.id, () => navigate(pathTo('home'), { replace: true }))
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
