import type { ReactNode } from 'react'
import { type Translate, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { errorText, useWaitText } from './error-text.ts'

/**
 * Shows a dialog that asks for confirmation of an action that cannot be undone. If the action fails, it stays
 * open and says why (docs/spec/navigation.md#dialogs,
 * docs/spec/conventions.md#questions-before-something-is-lost).
 */
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
  /** Chooses other words for errors. */
  wordsFor?: (error: unknown, t: Translate) => string
  onConfirm: () => void
  onCancel: () => void
  /** The question. */
  children: ReactNode
}) {
  const t = useText()
  useWaitText(action.error)
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
