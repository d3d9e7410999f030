import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { errorText } from '#components/feedback/error-text.ts'
import { canSend, remainingCharacters } from '#domain/composer/composer.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { CharacterCounter } from './CharacterCounter.tsx'
import styles from './TextForm.module.css'

/** The box every post is written in, whether new or edited: text, what stands below it, and the one button. */
export function TextForm({
  label,
  submitLabel,
  submitIcon,
  content,
  maximum,
  ctrlEnter,
  autoFocus,
  blocked = false,
  sending,
  onWrite,
  onSend,
  onCancel,
  children,
}: {
  label: string
  submitLabel: string
  submitIcon?: ReactNode
  content: string
  /** Characters that the instance allows. */
  maximum: number
  /** Whether Ctrl+Enter sends, under the same rules as the button. */
  ctrlEnter: boolean
  autoFocus: boolean
  /** Something beside the text keeps it from being sent; it says so itself. */
  blocked?: boolean
  sending: { isPending: boolean; error: unknown }
  onWrite: (text: string) => void
  onSend: () => void
  onCancel?: () => void
  /** Choices beside the button. */
  children?: ReactNode
}) {
  const t = useText()
  const sendable =
    !blocked && canSend({ content, attachments: 0, submitting: sending.isPending, uploading: false }, maximum)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sendable) onSend()
  }

  function sendWithKeyboard(event: KeyboardEvent) {
    const isPressed = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (ctrlEnter && isPressed && sendable) onSend()
  }

  return (
    <form className={styles.form} aria-label={label} onSubmit={submit}>
      <TextArea
        label={t('composer.text')}
        labelHidden
        placeholder={t('composer.start')}
        value={content}
        readOnly={sending.isPending}
        autoFocus={autoFocus}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(content.length, content.length)}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={sendWithKeyboard}
      />
      {sending.error !== null && <Alert tone="error">{errorText(sending.error, t)}</Alert>}
      <div className={styles.foot}>
        {children}
        <CharacterCounter remaining={remainingCharacters(content, maximum)} />
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )}
        <Button
          kind="primary"
          type="submit"
          icon={submitIcon}
          busy={sending.isPending}
          disabled={!sendable && !sending.isPending}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
