import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { returnToOpener } from '#platform/focus/return-to-opener.ts'
import { Alert } from '#ui/Alert.tsx'
import styles from './FormFrame.module.css'
import { isCloseKey } from './form-keys.ts'
import { WritingSheet } from './WritingSheet.tsx'

/**
 * Shows a form in its place on the page, or as a sheet that covers the page, with the reason why it was not sent. Esc closes
 * both (docs/spec/writing.md#ctrlenter).
 */
export function FormFrame({
  label,
  asSheet,
  error,
  submitButton,
  foot,
  onWriteOn,
  onClose,
  children,
}: {
  label: string
  asSheet: boolean
  /** Why it was not sent; null where nothing has failed. */
  error: unknown
  /** Stands in the head of a sheet; elsewhere the foot has it. */
  submitButton: ReactNode
  foot: ReactNode
  /** Something was changed after a failure: who writes on has read the reason. */
  onWriteOn: () => void
  onClose: () => void
  children: ReactNode
}) {
  const [place] = useState(returnToOpener)
  const reason = useErrorText(error)
  // Below the buttons, which it must not push away from under the pointer; on a phone they stand elsewhere.
  const refused = error !== null && <Alert tone="error">{reason}</Alert>

  function press(event: KeyboardEvent<HTMLFormElement>) {
    if (asSheet || !isCloseKey(event)) return // a sheet hears of Esc by itself
    event.preventDefault()
    onClose()
  }

  const form = (
    <form
      ref={asSheet ? null : place}
      className={styles.form}
      data-sheet={asSheet}
      aria-label={label}
      // Enter in a field of a poll or of a window inside must publish nothing: only the button sends, by a press.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={press}
      onInput={() => error !== null && onWriteOn()}
    >
      {children}
      {asSheet && refused}
      {foot}
      {!asSheet && refused}
    </form>
  )
  if (!asSheet) return form
  return (
    <WritingSheet title={label} action={submitButton} onClose={onClose}>
      {form}
    </WritingSheet>
  )
}
