import { type FormEvent, type ReactNode, useId } from 'react'
import { useWaitText } from '#components/feedback/error-text.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './GroupFormDialog.module.css'
import { groupErrorText } from './group-error-text.ts'

/** Shows a form about a group, with the button that sends it and what the server says against it. */
export function GroupFormDialog({
  title,
  submit,
  isReady,
  saving,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  /** The text of the button. */
  submit: string
  /** Whether the fields may be sent as they are. */
  isReady: boolean
  saving: { error: Error | null; isPending: boolean }
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}) {
  const t = useText()
  const formId = useId()
  useWaitText(saving.error)

  function submitForm(event: FormEvent) {
    event.preventDefault()
    if (isReady && !saving.isPending) onSubmit()
  }

  return (
    <Dialog
      title={title}
      closeLabel={t('action.dismiss')}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={formId} busy={saving.isPending} disabled={!isReady}>
          {submit}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submitForm}>
        {children}
        {saving.error && <Alert tone="error">{groupErrorText(saving.error, t)}</Alert>}
      </form>
    </Dialog>
  )
}
