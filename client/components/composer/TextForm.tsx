import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useErrorText } from '#components/feedback/error-text.ts'
import { canSend, remainingCharacters } from '#domain/composer/composer.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import { insertEmoji } from '#domain/composer/suggestion.ts'
import { returnToOpener } from '#platform/focus/return-to-opener.ts'
import { isPhone } from '#platform/visible-area.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CharacterCounter } from './CharacterCounter.tsx'
import { FormFoot } from './FormFoot.tsx'
import { RefusalDialog } from './RefusalDialog.tsx'
import { Standstill } from './Standstill.tsx'
import styles from './TextForm.module.css'
import { Preview } from './text/Preview.tsx'
import { TextBox } from './text/TextBox.tsx'
import { TextTools } from './text/TextTools.tsx'
import { writeAt } from './text/write-at.ts'
import { useDescriptionReminder } from './use-description-reminder.tsx'
import { useFormKeys } from './use-form-keys.ts'
import { WritingSheet } from './WritingSheet.tsx'

interface Words {
  /** Names the form. */
  label: string
  submit: string
  /** Names the button that sends pictures without descriptions all the same. */
  submitAnyway: string
  /** Stands above the reason for a refusal in a window; without it the reason stands below the text alone. */
  refusal?: string | undefined
}

interface Text {
  content: string
  /** Characters that the instance allows. */
  maximum: number
  /** The sentence about the audience; it describes the text. */
  note: ReactNode
  autoFocus: boolean
  onWrite: (text: string) => void
}

interface Sending {
  isPending: boolean
  /** Why it failed; null when it did not. */
  error: unknown
  /** Forgets the error. */
  reset: () => void
  send: () => void
}

/**
 * Shows the form every post is written in, whether new or edited: the text, what stands around it, and the one button
 * (docs/spec/writing.md#when-a-post-can-be-sent). On a phone it is a sheet that covers the page
 * (docs/spec/writing.md#ctrlenter).
 */
export function TextForm({
  words,
  submitIcon,
  text: { content, maximum, note, autoFocus, onWrite },
  attachments,
  ctrlEnter,
  isBlocked,
  sending,
  onCancel,
  onDiscard,
  notice,
  context,
  parts,
  audience,
  children,
}: {
  words: Words
  submitIcon: ReactNode
  text: Text
  /** One file is enough without any text. */
  attachments: readonly DraftAttachment[]
  /** Whether Ctrl+Enter sends, under the same rules as the button. */
  ctrlEnter: boolean
  /** Something beside the text keeps it from being sent; it says so itself. */
  isBlocked: boolean
  sending: Sending
  /** Closes the form; what was written is kept. */
  onCancel: () => void
  /** Gives up what was written; left out where there is nothing to give up. */
  onDiscard?: (() => void) | undefined
  /** Has to be known before one writes on. */
  notice?: ReactNode
  /** Stands above the text where the page is covered: the post that is answered. */
  context?: ReactNode
  /** Goes with the text: files, a poll. */
  parts?: ReactNode
  /** Chooses the audience. */
  audience?: ReactNode
  /** Further choices beside the button. */
  children?: ReactNode
}) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [asSheet] = useState(isPhone)
  const [place] = useState(returnToOpener)
  const [wantsPreview, setWantsPreview] = useState(false)
  const isEmpty = content.trim() === ''
  const previews = wantsPreview && !isEmpty
  const state = { content, attachments: attachments.length, submitting: sending.isPending, uploading: false }
  const sendable = !isBlocked && canSend(state, maximum)

  function send() {
    setWantsPreview(false)
    sending.send()
  }

  const { sendDescribed, reminder } = useDescriptionReminder({
    attachments,
    anyway: words.submitAnyway,
    onSend: send,
  })
  const { sendWithKeyboard, cancelWithKeyboard } = useFormKeys({
    canSend: ctrlEnter && sendable,
    onSend: sendDescribed,
    closesOnEscape: !asSheet,
    onCancel,
  })

  function addEmoji({ text }: Emoji) {
    if (!box.current) return
    setWantsPreview(false)
    writeAt(box.current, insertEmoji(content, box.current.selectionEnd, text), onWrite)
  }

  function write() {
    flushSync(() => setWantsPreview(false)) // what is hidden takes no focus
    box.current?.focus()
  }

  const reason = useErrorText(sending.error)
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
      {words.submit}
    </Button>
  )
  // Below the buttons, which it must not push away from under the pointer; on a phone they stand elsewhere.
  const refused = sending.error !== null && <Alert tone="error">{reason}</Alert>
  const form = (
    <form
      ref={asSheet ? null : place}
      className={styles.form}
      data-sheet={asSheet}
      aria-label={words.label}
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
      <FormFoot
        asSheet={asSheet}
        isSending={sending.isPending}
        audience={audience}
        counter={<CharacterCounter remaining={remainingCharacters(content, maximum)} />}
        submitButton={submitButton}
        onCancel={onCancel}
        onDiscard={onDiscard}
      >
        {children}
        <TextTools
          isEmpty={isEmpty}
          previews={previews}
          onEmoji={addEmoji}
          onPreview={() => (previews ? write() : setWantsPreview(true))}
        />
      </FormFoot>
      {!asSheet && refused}
      {reminder}
      {words.refusal && (
        <RefusalDialog title={words.refusal} error={sending.error} onClose={() => box.current?.focus()} />
      )}
    </form>
  )
  if (!asSheet) return form
  return (
    <WritingSheet title={words.label} action={submitButton} onClose={onCancel}>
      {form}
    </WritingSheet>
  )
}
