import type { ReactNode } from 'react'
import { AnswerDialog } from './AnswerDialog.tsx'
import { Button } from './Button.tsx'

/** Asks one question with two answers. The safe answer has the focus (docs/spec/navigation.md#dialogs). */
export function ConfirmDialog({
  title,
  confirmLabel,
  cancelLabel,
  closeLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
  children,
}: {
  title: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  closeLabel: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
  children?: ReactNode
}) {
  return (
    <AnswerDialog
      title={title}
      backLabel={cancelLabel}
      closeLabel={closeLabel}
      answers={
        <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      }
      onBack={onCancel}
    >
      {children}
    </AnswerDialog>
  )
}
