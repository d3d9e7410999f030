import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/**
 * Shows a window that wants an answer. The first one leads back, as Esc does, and has the focus unless
 * something in the window asks for it (docs/spec/navigation.md#dialogs).
 */
export function AnswerDialog({
  title,
  backLabel,
  closeLabel,
  size = 's',
  answers,
  onBack,
  children,
}: {
  title: ReactNode
  backLabel: ReactNode
  closeLabel: string
  size?: 's' | 'm' | 'l'
  /** The buttons for all other answers. */
  answers?: ReactNode
  onBack: () => void
  children?: ReactNode
}) {
  return (
    <Dialog
      title={title}
      size={size}
      closeLabel={closeLabel}
      onClose={onBack}
      actions={
        <>
          <Button data-autofocus onClick={onBack}>
            {backLabel}
          </Button>
          {answers}
        </>
      }
    >
      {children}
    </Dialog>
  )
}
