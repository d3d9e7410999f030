import { TypedHandleDialog } from '#components/feedback/TypedHandleDialog.tsx'
import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useDeleteGroup } from '#data/groups/change-group.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { toast } from '#ui/notices.ts'

/**
 * Shows a dialog that asks for the address of a group before it deletes it
 * (docs/spec/groups.md#delete-a-group).
 */
export function DeleteGroupDialog({ group, onClose }: { group: Account; onClose: () => void }) {
  const t = useText()
  const instanceUri = useInstance()?.uri ?? ''
  // The page of a group that is gone is left before it leaves the lists; Back must not lead there.
  const remove = useDeleteGroup(group.id, () => navigate(pathTo('group-list'), { replace: true }))
  const name = displayName(group)

  const confirm = () =>
    void remove.mutateAsync().then(
      () => void toast(t('group.deleted', { name })),
      () => undefined, // the dialog shows the error
    )

  return (
    <TypedHandleDialog
      title={t('group.delete')}
      label={t('group.type_address')}
      confirmLabel={t('group.delete')}
      account={group}
      instanceUri={instanceUri}
      action={remove}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <NamedText account={group} say={(name) => t('group.delete_question', { name })} />
      </p>
    </TypedHandleDialog>
  )
}
