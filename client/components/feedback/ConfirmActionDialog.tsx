import type { ReactNode } from 'react'
import { type Translate, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { errorText } from './error-text.ts'

/** Asks before something is done that cannot be undone, and stays open to say why it failed. */
export function ConfirmActionDialog({
  title,
  confirmLabel,
  action,
  wordsFor = errorText,
  onConfirm,
  onCancel,
  children,
}: {
  title: string
  confirmLabel: string
  action: { isPending: boolean; error: unknown }
  /** Other words for what can go wrong. */
  wordsFor?: (error: unknown, t: Translate) => string
  onConfirm: () => void
  onCancel: () => void
  /** The question. */
  children: ReactNode
}) {
  const t = useText()
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      danger
      busy={action.isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{children}</p>
      {action.error !== null && <Alert tone="error">{wordsFor(action.error, t)}</Alert>}
    </ConfirmDialog>
  )
}
