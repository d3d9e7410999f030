import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useErrorText } from '#components/feedback/error-text.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { AnswerDialog } from '#ui/AnswerDialog.tsx'

/**
 * Says once, in a window, why something was not published (docs/spec/writing.md#errors-of-the-editor); the
 * words in the editor stay.
 */
export function RefusalDialog({
  title,
  error,
  onClose,
}: {
  title: string
  error: unknown
  /** The window is gone by then, and has given the focus back. */
  onClose: () => void
}) {
  const t = useText()
  const reason = useErrorText(error)
  const [seen, setSeen] = useState<unknown>(null)
  if (error === null || error === seen) return null

  function close() {
    flushSync(() => setSeen(error))
    onClose()
  }

  return (
    <AnswerDialog
      title={title}
      backLabel={t('composer.back_to_text')}
      closeLabel={t('action.dismiss')}
      onBack={close}
    >
      <Alert tone="error">{reason}</Alert>
    </AnswerDialog>
  )
}
