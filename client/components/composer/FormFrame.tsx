import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { FileZone } from '#components/file-zone/FileZone.tsx'
import { useText } from '#i18n/i18n.ts'
import { returnToOpener } from '#platform/focus/return-to-opener.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { Alert } from '#ui/Alert.tsx'
import styles from './FormFrame.module.css'
import { isCloseKey } from './form-keys.ts'
import { WritingSheet } from './WritingSheet.tsx'

/** Says how far the press on the button has come. */
export interface SendingState {
  isPending: boolean
  /** Why it failed; null when it did not. */
  error: unknown
  /** Says why in words of its own, where there is something else to do about it than anywhere. */
  reason?: string
  /** Forgets the error. */
  reset: () => void
}

/**
 * Shows a form in its place on the page, or as a sheet that covers the page, with the reason why it was not
 * sent. Esc closes both (docs/spec/writing.md#ctrlenter).
 */
export function FormFrame({
  label,
  asSheet,
  sending: { isPending, error, reason, reset },
  submitButton,
  foot,
  onFiles,
  onClose,
  children,
}: {
  label: string
  asSheet: boolean
  /** A reason why it failed stands in the form until its author writes on. */
  sending: SendingState
  /** Stands in the head of a sheet; elsewhere the foot has it. */
  submitButton: ReactNode
  foot: ReactNode
  onFiles: (files: readonly File[]) => void
  onClose: () => void
  children: ReactNode
}) {
  const t = useText()
  const [place] = useState(returnToOpener)
  const told = useErrorText(error)
  // Below the buttons, which it must not push away from under the pointer; on a phone they stand elsewhere.
  const refused = error !== null && <Alert tone="error">{reason ?? told}</Alert>

  function press(event: KeyboardEvent<HTMLFormElement>) {
    if (asSheet || !isCloseKey(event)) return // a sheet hears of Esc by itself
    event.preventDefault()
    onClose()
  }

  const form = (
    <FileZone
      hint={t('attachment.drop')}
      isClosed={isPending}
      layout={asSheet ? 'filling' : 'padded'}
      onFiles={onFiles}
    >
      <form
        ref={asSheet ? null : place}
        className={styles.form}
        data-sheet={asSheet}
        aria-label={label}
        // Enter in a field of a poll or of a window inside must publish nothing: only the button sends, by a
        // press.
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={unlessComposing(press)}
        onInput={() => error !== null && reset()}
      >
        {children}
        {asSheet && refused}
        {foot}
        {!asSheet && refused}
      </form>
    </FileZone>
  )
  if (!asSheet) return form
  return (
    <WritingSheet title={label} action={submitButton} onClose={onClose}>
      {form}
    </WritingSheet>
  )
}
