import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorText } from '#components/feedback/error-text.ts'
import { canSend, remainingCharacters } from '#domain/composer/composer.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import { insertEmoji } from '#domain/composer/suggestion.ts'
import { useText } from '#i18n/i18n.ts'
import { isPhone } from '#platform/visible-area.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CharacterCounter } from './CharacterCounter.tsx'
import { RefusalDialog } from './RefusalDialog.tsx'
import { Standstill } from './Standstill.tsx'
import styles from './TextForm.module.css'
import { takePlace } from './take-place.ts'
import { Preview } from './text/Preview.tsx'
import { TextBox } from './text/TextBox.tsx'
import { TextTools } from './text/TextTools.tsx'
import { writeAt } from './text/write-at.ts'
import { useDescriptionReminder } from './use-description-reminder.tsx'
import { WritingSheet } from './WritingSheet.tsx'

/**
 * The box every post is written in, whether new or edited: text, what stands around it, and the one button
 * (docs/spec/writing.md#when-a-post-can-be-sent, docs/spec/writing.md#ctrlenter).
 */
export function TextForm({
  label,
  submitLabel,
  anyway,
  submitIcon,
  content,
  maximum,
  ctrlEnter,
  note,
  autoFocus,
  blocked = false,
  attachments,
  sending,
  refusal,
  onWrite,
  onSend,
  onCancel,
  onDiscard,
  notice,
  context,
  parts,
  audience,
  children,
}: {
  label: string
  submitLabel: string
  /** What the button says that sends pictures without descriptions all the same. */
  anyway: string
  submitIcon?: ReactNode
  content: string
  /** Characters that the instance allows. */
  maximum: number
  /** Whether Ctrl+Enter sends, under the same rules as the button. */
  ctrlEnter: boolean
  /** Who will see it; describes the text. */
  note: ReactNode
  autoFocus: boolean
  /** Something beside the text keeps it from being sent; it says so itself. */
  blocked?: boolean
  /** One file is enough without any text. */
  attachments: readonly DraftAttachment[]
  sending: { isPending: boolean; error: unknown; reset: () => void }
  /** What a window says above the reason for a refusal; without it the reason stands below the text alone. */
  refusal?: string | undefined
  onWrite: (text: string) => void
  onSend: () => void
  /** Closes the editor; what was written is kept. */
  onCancel: () => void
  /** Gives up what was written; left out where there is nothing to give up. */
  onDiscard?: (() => void) | undefined
  /** What has to be known before one writes on. */
  notice?: ReactNode
  /** Stands above the text where the page is covered: what it answers. */
  context?: ReactNode
  /** What goes with the text: files, a poll. */
  parts?: ReactNode
  /** Where the audience is chosen. */
  audience?: ReactNode
  /** Further choices beside the button. */
  children?: ReactNode
}) {
  const t = useText()
  const box = useRef<HTMLTextAreaElement>(null)
  const [asSheet] = useState(isPhone)
  const [place] = useState(takePlace)
  const [wantsPreview, setWantsPreview] = useState(false)
  const isEmpty = content.trim() === ''
  const previews = wantsPreview && !isEmpty
  const sendable =
    !blocked &&
    canSend(
      { content, attachments: attachments.length, submitting: sending.isPending, uploading: false },
      maximum,
    )

  function send() {
    setWantsPreview(false)
    onSend()
  }

  const { sendDescribed, reminder } = useDescriptionReminder({ attachments, anyway, onSend: send })

  function sendWithKeyboard(event: KeyboardEvent) {
    const isPressed = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    // Words that an input method still composes are not in the text yet; a key held down asked only once.
    const isMeant = !event.nativeEvent.isComposing && !event.repeat
    if (ctrlEnter && isPressed && isMeant && sendable) sendDescribed()
  }

  /** Esc does what Cancel does, unless it closes something that stands open inside; a sheet hears of it by itself. */
  function cancelWithKeyboard(event: KeyboardEvent<HTMLFormElement>) {
    if (asSheet || event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.currentTarget.querySelector(':popover-open, dialog[open]')) return
    event.preventDefault()
    onCancel()
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

  const counter = <CharacterCounter remaining={remainingCharacters(content, maximum)} />
  const submitButton = (
    <Button
      kind="primary"
      icon={submitIcon}
      busy={sending.isPending}
      disabled={!sendable && !sending.isPending}
      onClick={() => {
        if (sendable) sendDescribed()
      }}
    >
      {submitLabel}
    </Button>
  )
  const discardButton = onDiscard && !sending.isPending && (
    <Button kind="quiet" size={asSheet ? 's' : 'm'} onClick={onDiscard}>
      {t('composer.discard')}
    </Button>
  )
  // Below the buttons, which it must not push away from under the pointer; on a phone they stand elsewhere.
  const refused = sending.error !== null && <Alert tone="error">{errorText(sending.error, t)}</Alert>
  const form = (
    <form
      ref={asSheet ? null : place}
      className={styles.form}
      data-sheet={asSheet}
      aria-label={label}
      // Enter in a field of a poll or of a window inside must publish nothing: only the button sends, by a press.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={cancelWithKeyboard}
      // The reader who writes on has read why it was refused.
      onInput={() => sending.error !== null && sending.reset()}
    >
      <div className={styles.page}>
        <Standstill isOn={sending.isPending}>{notice}</Standstill>
        {asSheet && context}
        {previews && <Preview content={content} onLeave={write} />}
        <TextBox
          box={box}
          content={content}
          maximum={maximum}
          readOnly={sending.isPending}
          autoFocus={autoFocus}
          hidden={previews}
          note={note}
          onWrite={onWrite}
          onKeyDown={sendWithKeyboard}
        />
        <Standstill isOn={sending.isPending}>{parts}</Standstill>
      </div>
      {asSheet && refused}
      <div className={styles.foot}>
        {asSheet && (
          <div className={styles.who}>
            <Standstill isOn={sending.isPending}>{audience}</Standstill>
            {counter}
            {discardButton}
          </div>
        )}
        <div className={styles.tools}>
          <Standstill isOn={sending.isPending}>
            {!asSheet && audience}
            {children}
            <TextTools
              isEmpty={isEmpty}
              previews={previews}
              onEmoji={addEmoji}
              onPreview={() => (previews ? write() : setWantsPreview(true))}
            />
          </Standstill>
        </div>
        {!asSheet && (
          <div className={styles.end}>
            {counter}
            {discardButton}
            <Button kind="quiet" onClick={onCancel}>
              {t('action.cancel')}
            </Button>
            {submitButton}
          </div>
        )}
      </div>
      {!asSheet && refused}
      {reminder}
      {refusal && (
        <RefusalDialog title={refusal} error={sending.error} onClose={() => box.current?.focus()} />
      )}
    </form>
  )
  if (!asSheet) return form
  return (
    <WritingSheet title={label} action={submitButton} onClose={onCancel}>
      {form}
    </WritingSheet>
  )
}
