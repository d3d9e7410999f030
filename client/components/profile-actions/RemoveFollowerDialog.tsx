import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useRemoveFollower } from '#data/people/remove-follower.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'

/**
 * Shows a dialog that asks before a follower is removed (docs/spec/relationships.md#remove-from-followers).
 */
export function RemoveFollowerDialog({ account, onDone }: { account: Account; onDone: () => void }) {
  const t = useText()
  const remove = useRemoveFollower(account.id)
  const name = displayName(account)

  const confirm = () =>
    remove.mutateAsync().then(
      () => {
        onDone()
        toast(t('profile_action.removed_follower', { name }))
      },
      () => undefined, // the dialog shows the error
    )

  return (
    <ConfirmActionDialog
      title={t('profile_action.remove_follower')}
      confirmLabel={t('custom_feeds.remove')}
      action={remove}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    >
      <NamedText account={account} say={(name) => t('profile_action.remove_follower_question', { name })} />
    </ConfirmActionDialog>
  )
}
