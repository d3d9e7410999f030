import { type FormEvent, useId, useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { useDeleteAccount } from '#data/account/deletion.ts'
import { hasAnyDraft } from '#data/writing/any-draft.ts'
import { isOwnHandle } from '#domain/account/deletion.ts'
import { handle } from '#domain/profile/handle.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { Alert } from '#ui/Alert.tsx'
import { AnswerDialog } from '#ui/AnswerDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/notices.ts'
import { TextField } from '#ui/TextField.tsx'
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
  const formId = useId()
  const [typed, setTyped] = useState('')
  const remove = useDeleteAccount(viewer.id)
  const errorText = useErrorText(remove.error)
  const isConfirmed = isOwnHandle(typed, viewer, instanceUri)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isConfirmed || remove.isPending) return
    // The page is another one when the answer comes; callbacks of `mutate` would not run then.
    remove.mutateAsync().then(
      () => {
        navigate(pathTo('landing-page'), { replace: true })
        toast(t('delete_account.done'))
      },
      () => undefined, // shown below
    )
  }

  return (
    <AnswerDialog
      title={t('delete_account.title')}
      backLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      answers={
        <Button kind="danger" type="submit" form={formId} busy={remove.isPending} disabled={!isConfirmed}>
          {t('delete_account.confirm')}
        </Button>
      }
      onBack={onClose}
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <p>{t('delete_account.question')}</p>
        {hasAnyDraft(viewer.id) && <p className={styles.unsent}>{t('delete_account.unsent')}</p>}
        <TextField
          label={t('delete_account.type_handle')}
          help={<bdi translate="no">{handle(viewer, instanceUri)}</bdi>}
          data-autofocus
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            remove.reset()
            setTyped(target.value)
          }}
        />
        {remove.isError && <Alert tone="error">{errorText}</Alert>}
      </form>
    </AnswerDialog>
  )
}
