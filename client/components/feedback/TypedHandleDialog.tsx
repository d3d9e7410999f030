import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { isHandleOf } from '#domain/account/deletion.ts'
import { handle } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { AnswerDialog } from '#ui/AnswerDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useErrorText } from './error-text.ts'
import styles from './TypedHandleDialog.module.css'

/**
 * Shows a dialog that asks for the handle of an account before that is deleted
 * (docs/spec/account.md#delete-the-account, docs/spec/groups.md#delete-a-group).
 */
export function TypedHandleDialog({
  title,
  label,
  confirmLabel,
  account,
  instanceUri,
  action,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  /** Asks for the handle. */
  label: string
  confirmLabel: string
  account: Account
  instanceUri: string
  action: { isPending: boolean; isError: boolean; error: unknown; reset: () => void }
  onConfirm: () => void
  onClose: () => void
  /** The question. */
  children: ReactNode
}) {
  const t = useText()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const errorText = useErrorText(action.error)
  const isConfirmed = isHandleOf(typed, account, instanceUri)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isConfirmed && !action.isPending) onConfirm()
  }

  return (
    <AnswerDialog
      title={title}
      backLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      answers={
        <Button kind="danger" type="submit" form={formId} busy={action.isPending} disabled={!isConfirmed}>
          {confirmLabel}
        </Button>
      }
      onBack={onClose}
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        {children}
        <TextField
          label={label}
          help={<bdi translate="no">{handle(account, instanceUri)}</bdi>}
          data-autofocus
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            action.reset()
            setTyped(target.value)
          }}
        />
        {action.isError && <Alert tone="error">{errorText}</Alert>}
      </form>
    </AnswerDialog>
  )
}
