import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { Account } from '#contract/entities/account.ts'
import { groupSourceQuery, useEditGroup } from '#data/groups/change-group.ts'
import { useText } from '#i18n/i18n.ts'
import { startTypeAhead } from '#platform/input/type-ahead.ts'
import { toast } from '#ui/notices.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './EditGroupDialog.module.css'
import { GroupDescriptionField } from './GroupDescriptionField.tsx'
import { GroupFormDialog } from './GroupFormDialog.tsx'

/**
 * Changes the description of a group, which is all that the server lets one change
 * (docs/spec/groups.md#edit-a-group).
 */
export function EditGroupDialog({
  group,
  typed,
  onType,
  onClose,
}: {
  group: Account
  /** null: nothing was changed yet. */
  typed: string | null
  onType: (typed: string | null) => void
  onClose: () => void
}) {
  const t = useText()
  const { data: source, error, isFetching, refetch } = useQuery(groupSourceQuery(group.id))
  const edit = useEditGroup(group.id)
  const wait = useEffectEvent(() => (source ? undefined : startTypeAhead()))
  useLayoutEffect(() => wait(), [])
  const former = source?.description ?? ''
  const text = typed ?? former

  function submit() {
    edit.mutate(text, {
      onSuccess: () => {
        onType(null)
        onClose()
        toast(t('group.saved'))
      },
    })
  }

  return (
    <GroupFormDialog
      title={t('group.edit')}
      submit={t('group.save')}
      isReady={source !== undefined && text !== former}
      saving={edit}
      onSubmit={submit}
      onClose={onClose}
    >
      {error && <ErrorNotice error={error} retrying={isFetching} onRetry={refetch} />}
      {!source && !error && <Skeleton shape="block" />}
      {source && (
        <GroupDescriptionField
          text={text}
          isFirst
          onType={(typedText) => {
            edit.reset()
            onType(typedText)
          }}
        />
      )}
      <p className={styles.note}>{t('group.edit_only_description')}</p>
    </GroupFormDialog>
  )
}
