import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { useWaitText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { groupSourceQuery, useEditGroup } from '#data/groups/change-group.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/notices.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './EditGroupDialog.module.css'
import { groupErrorText } from './group-error-text.ts'

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
  const formId = useId()
  const { data: source, error, isFetching, refetch } = useQuery(groupSourceQuery(group.id))
  const edit = useEditGroup(group.id)
  useWaitText(edit.error)
  const former = source?.description ?? ''
  const text = typed ?? former
  const isChanged = source !== undefined && text !== former

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isChanged || edit.isPending) return
    edit.mutate(text, {
      onSuccess: () => {
        onType(null)
        onClose()
        toast(t('group.saved'))
      },
    })
  }

  return (
    <Dialog
      title={t('group.edit')}
      closeLabel={t('action.dismiss')}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={formId} busy={edit.isPending} disabled={!isChanged}>
          {t('group.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        {error && <ErrorNotice error={error} retrying={isFetching} onRetry={refetch} />}
        {!source && !error && <Skeleton shape="block" />}
        {source && (
          <TextArea
            label={t('group.description')}
            help={t('group.description_help')}
            data-autofocus
            value={text}
            onChange={({ target }) => {
              edit.reset()
              onType(target.value)
            }}
          />
        )}
        <p className={styles.note}>{t('group.edit_only_description')}</p>
        {edit.isError && <Alert tone="error">{groupErrorText(edit.error, t)}</Alert>}
      </form>
    </Dialog>
  )
}
