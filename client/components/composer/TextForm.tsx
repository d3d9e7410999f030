import { BookOpenText, Smile } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EmojiPopover } from '#components/emoji/EmojiPopover.tsx'
import { errorText } from '#components/feedback/error-text.ts'
import type { Audience } from '#domain/composer/audience.ts'
import { canSend, remainingCharacters } from '#domain/composer/composer.ts'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import { insertEmoji } from '#domain/composer/suggestion.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { AudienceNote } from './AudienceNote.tsx'
import { CharacterCounter } from './CharacterCounter.tsx'
import styles from './TextForm.module.css'
import { Preview } from './text/Preview.tsx'
import { TextBox } from './text/TextBox.tsx'
import { writeAt } from './text/write-at.ts'

/** The box every post is written in, whether new or edited: text, what stands below it, and the one button. */
export function TextForm({
  label,
  submitLabel,
  submitIcon,
  content,
  maximum,
  ctrlEnter,
  audience,
  autoFocus,
  blocked = false,
  attachments = 0,
  sending,
  onWrite,
  onSend,
  onCancel,
  parts,
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
  /** Who will see it; left out where that cannot be chosen. */
  audience?: Audience
  autoFocus: boolean
  /** Something beside the text keeps it from being sent; it says so itself. */
  blocked?: boolean
  /** How many files go with it; one is enough without any text. */
  attachments?: number
  sending: { isPending: boolean; error: unknown }
  onWrite: (text: string) => void
  onSend: () => void
  onCancel?: () => void
  /** What goes with the text: files, a poll. */
  parts?: ReactNode
  /** Choices beside the button. */
  children?: ReactNode
}) {
  const t = useText()
  const box = useRef<HTMLTextAreaElement>(null)
  const [wantsPreview, setWantsPreview] = useState(false)
  const previews = wantsPreview && content.trim() !== ''
  const sendable =
    !blocked && canSend({ content, attachments, submitting: sending.isPending, uploading: false }, maximum)

  function send() {
    setWantsPreview(false)
    onSend()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sendable) send()
  }

  function sendWithKeyboard(event: KeyboardEvent) {
    const isPressed = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (ctrlEnter && isPressed && sendable) send()
  }

  function addEmoji({ text }: Emoji) {
    if (!box.current) return
    setWantsPreview(false)
    writeAt(box.current, insertEmoji(content, box.current.selectionEnd, text), onWrite)
  }

  function write() {
    flushSync(() => setWantsPreview(false)) // what is hidden takes no focus
    box.current?.focus()
  }

  return (
    <form className={styles.form} aria-label={label} onSubmit={submit}>
      {previews && <Preview content={content} onLeave={write} />}
      <TextBox
        box={box}
        content={content}
        maximum={maximum}
        readOnly={sending.isPending}
        autoFocus={autoFocus}
        hidden={previews}
        note={audience && <AudienceNote audience={audience} content={content} />}
        onWrite={onWrite}
        onKeyDown={sendWithKeyboard}
      />
      {parts}
      {sending.error !== null && <Alert tone="error">{errorText(sending.error, t)}</Alert>}
      <div className={styles.foot}>
        <div className={styles.tools}>
          {children}
          <EmojiPopover
            label={t('composer.emoji')}
            trigger={(opener) => <IconButton label={t('composer.emoji')} icon={<Smile />} {...opener} />}
            onPick={addEmoji}
          />
          <IconButton
            label={t('composer.preview')}
            icon={<BookOpenText />}
            aria-pressed={previews}
            disabled={content.trim() === ''}
            onClick={() => (previews ? write() : setWantsPreview(true))}
          />
        </div>
        <div className={styles.end}>
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
      </div>
    </form>
  )
}
