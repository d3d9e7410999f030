import { TypedHandleDialog } from '#components/feedback/TypedHandleDialog.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useDeleteAccount } from '#data/account/deletion.ts'
import { hasAnyDraft } from '#data/writing/any-draft.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { toast } from '#ui/notices.ts'
import styles from './DeleteAccountDialog.module.css'

/**
 * Shows a dialog that asks for the handle before it deletes the account
 * (docs/spec/account.md#delete-the-account).
 */
export function DeleteAccountDialog({
  viewer,
  instanceUri,
  onClose,
}: {
  viewer: Account
  instanceUri: string
  onClose: () => void
}) {
  const t = useText()
  const remove = useDeleteAccount(viewer.id)

  // The page is another one when the answer comes; callbacks of `mutate` would not run then.
  const confirm = () =>
    void remove.mutateAsync().then(
      () => {
        navigate(pathTo('landing-page'), { replace: true })
        toast(t('delete_account.done'))
      },
      () => undefined, // the dialog shows the error
    )

  return (
    <TypedHandleDialog
      title={t('delete_account.title')}
      label={t('delete_account.type_handle')}
      confirmLabel={t('delete_account.confirm')}
      account={viewer}
      instanceUri={instanceUri}
      action={remove}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('delete_account.question')}</p>
      {hasAnyDraft(viewer.id) && <p className={styles.unsent}>{t('delete_account.unsent')}</p>}
    </TypedHandleDialog>
  )
}
