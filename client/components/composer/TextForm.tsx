import { type ReactNode, useState } from 'react'
import { canSend, remainingCharacters } from '#domain/composer/composer.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import type { LatePreferences } from '#domain/late-preference.ts'
import { isPhone } from '#platform/page/visible-area.ts'
import { CharacterCounter } from './CharacterCounter.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FormFrame, type SendingState } from './FormFrame.tsx'
import { isSendKey } from './form-keys.ts'
import { RefusalDialog } from './RefusalDialog.tsx'
import { Standstill } from './Standstill.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import styles from './TextForm.module.css'
import { Preview } from './text/Preview.tsx'
import { TextBox } from './text/TextBox.tsx'
import { TextTools } from './text/TextTools.tsx'
import { useFormatBar } from './text/use-format-bar.tsx'
import { useTextBox } from './text/use-text-box.ts'
import { useDescriptionReminder } from './use-description-reminder.tsx'

interface Words {
  /** Names the form. */
  label: string
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
  /** The language that it is in, as its author says; null where nobody does. */
  language: string | null
  autoFocus: boolean
  onWrite: (text: string) => void
}

interface Sending extends SendingState {
  send: () => void
}

interface TextFormProps {
  words: Words
  /** The button that sends. */
  button: { label: string; icon: ReactNode }
  text: Text
  /** One file is enough without any text. */
  attachments: readonly DraftAttachment[]
  /**
   * Whether Ctrl+Enter sends, under the same rules as the button, and whether pictures without a description
   * are asked about.
   */
  preferences: Pick<LatePreferences, 'ctrlEnterEnabled' | 'descriptionReminder'>
  /** Something beside the text keeps it from being sent; it says so itself. */
  isBlocked: boolean
  sending: Sending
  /** Attaches files that are dropped or pasted. */
  onFiles: (files: readonly File[]) => void
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
}

/**
 * Shows the form every post is written in, whether new or edited: the text, what stands around it, and the
 * one button (docs/spec/writing.md#when-a-post-can-be-sent). On a phone it is a sheet that covers the page
 * (docs/spec/writing.md#ctrlenter).
 */
export function TextForm({
  words,
  button,
  text,
  attachments,
  preferences: { ctrlEnterEnabled, descriptionReminder },
  isBlocked,
  sending,
  onFiles,
  onCancel,
  onDiscard,
  notice,
  context,
  parts,
  audience,
  children,
}: TextFormProps) {
  const [asSheet] = useState(isPhone)
  const { content, maximum } = text
  const textBox = useTextBox(content)
  const formats = useFormatBar(textBox, { asSheet, isOff: sending.isPending })
  const state = { content, attachments: attachments.length, submitting: sending.isPending, uploading: false }
  const isSendable = !isBlocked && canSend(state, maximum)
  const sendsByKey = ctrlEnterEnabled && isSendable
  const { sendDescribed, reminder } = useDescriptionReminder({
    isWanted: descriptionReminder,
    attachments,
    anyway: words.submitAnyway,
    onSend: () => {
      textBox.leavePreview()
      sending.send()
    },
  })
  const submitButton = (
    <SubmitButton {...button} isPending={sending.isPending} isSendable={isSendable} onSend={sendDescribed} />
  )
  const foot = (
    <FormFoot
      asSheet={asSheet}
      isSending={sending.isPending}
      formats={formats.aboveTools}
      audience={audience}
      counter={<CharacterCounter remaining={remainingCharacters(content, maximum)} />}
      submitButton={submitButton}
      onCancel={onCancel}
      onDiscard={onDiscard}
    >
      {children}
      {formats.button}
      <TextTools textBox={textBox} />
    </FormFoot>
  )
  return (
    <FormFrame
      label={words.label}
      asSheet={asSheet}
      sending={sending}
      submitButton={submitButton}
      foot={foot}
      onFiles={onFiles}
      onClose={onCancel}
    >
      <div className={styles.page}>
        <Standstill isOn={sending.isPending}>{notice}</Standstill>
        {asSheet && context}
        {textBox.previews && <Preview content={content} onLeave={textBox.write} />}
        {formats.aboveText}
        <TextBox
          {...text}
          {...textBox.field}
          readOnly={sending.isPending}
          onKey={(event) => formats.press(event) || (sendsByKey && isSendKey(event) && sendDescribed())}
        />
        <Standstill isOn={sending.isPending}>{parts}</Standstill>
      </div>
      {reminder}
      {words.refusal && <RefusalDialog title={words.refusal} error={sending.error} onClose={textBox.write} />}
    </FormFrame>
  )
}
