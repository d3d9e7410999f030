import { Send } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Visibility } from '#contract/entities/post.ts'
import type { DraftEditor } from '#data/writing/editors.ts'
import { useIsUnsaved } from '#data/writing/use-is-unsaved.ts'
import { useMayLeave } from '#data/writing/use-uploads.ts'
import { audienceOf } from '#domain/composer/chosen-audience.ts'
import { type Draft, isUntouched } from '#domain/composer/draft.ts'
import type { OpenState } from '#domain/composer/editor-state.ts'
import { pollProblem } from '#domain/composer/poll-draft.ts'
import { type ComposerTask, draftContextOf, prefillOf } from '#domain/composer/task.ts'
import { firstPart, threadProblem, withPart } from '#domain/composer/thread-text.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { AuthorLine } from './AuthorLine.tsx'
import { AttachmentButtons } from './attachments/AttachmentButtons.tsx'
import { useAttach } from './attachments/use-attach.ts'
import { DraftAudience } from './DraftAudience.tsx'
import { DraftNote } from './DraftNote.tsx'
import { DraftParts } from './DraftParts.tsx'
import { DraftsButton } from './drafts/DraftsButton.tsx'
import { useDraftLanguage } from './language/use-draft-language.ts'
import { ParentPost } from './ParentPost.tsx'
import { SensitiveButton } from './SensitiveButton.tsx'
import { StorageNotices } from './StorageNotices.tsx'
import { TextForm } from './TextForm.tsx'
import { useCloseDraft } from './use-close-draft.ts'
import { usePoll } from './use-poll.tsx'
import { usePublish } from './use-publish.ts'
import { type SharedContent, useTakeShared } from './use-take-shared.ts'
import { useIsWriting } from './writing.ts'

const REFUSALS = {
  reply: 'composer.reply_refused',
  quote: 'composer.quote_refused',
} as const satisfies Record<'reply' | 'quote', TextKey>

interface DraftFormProps {
  label: string
  viewer: Account
  instance: Instance
  task: ComposerTask
  editor: DraftEditor
  state: OpenState<Draft>
  /** The person has just taken it over from another tab. */
  isTakenOver: boolean
  shared?: SharedContent | undefined
  onDone: () => void
}

/**
 * Shows a draft that can be written here: its text, its audience, its files, its poll, and the button that
 * publishes it (docs/spec/writing.md#editor, docs/spec/writing.md#when-a-post-can-be-sent).
 */
export function DraftForm({
  label,
  viewer,
  instance,
  task,
  editor,
  state,
  isTakenOver,
  shared,
  onDone,
}: DraftFormProps) {
  const t = useText()
  const context = draftContextOf(task)
  const draft = state.content
  const isIncomplete = state.stage === 'reading' || state.stage === 'unreadable'
  const { allowed, visibility } = audienceOf(draft, task, viewer, instance)
  const [wasEmpty] = useState(draft.text === '')
  const isAskedFor = useIsWriting()
  const attaching = useAttach(instance, editor, draft.attachments)
  useTakeShared(shared, { editor, stage: state.stage, attaching })
  const mayLeave = useMayLeave(draft.attachments)
  const isUnsaved = useIsUnsaved(context, draft.attachments)
  const isChanged = !isIncomplete && !isUntouched(draft, prefillOf(task, viewer, instance))
  const language = useDraftLanguage(draft.language, viewer)
  const sending = usePublish({ task, viewer, editor, state, visibility, language, onDone })
  const poll = usePoll(draft.poll, instance.configuration.polls.max_options, (changed) =>
    editor.change({ poll: changed }),
  )
  const { cancel, discard } = useCloseDraft({ context, draft, isStored: isChanged && !isUnsaved, onDone })
  const author = <AuthorLine {...{ viewer, context }} hasDraft={isChanged || isIncomplete} />
  return (
    <TextForm
      words={{
        label,
        submitAnyway: t('reminder.publish'),
        refusal: 'post' in task ? t(REFUSALS[task.kind]) : undefined,
      }}
      button={{ label: t('composer.publish'), icon: <Send /> }}
      text={{
        content: firstPart(draft.text),
        maximum: instance.configuration.statuses.max_characters,
        note: isIncomplete ? '…' : <DraftNote {...{ task, draft, visibility, viewer, instance }} />,
        // It opens because someone pressed something; a draft that stands open by itself must not take the
        // focus.
        autoFocus: task.kind !== 'new' || wasEmpty || isAskedFor || isTakenOver,
        language,
        onWrite: (first) => editor.change(({ text }) => ({ text: withPart(text, 0, first) })),
      }}
      preferences={latePreferencesOf(viewer)}
      context={task.kind === 'reply' && <ParentPost label={t('composer.answered')} post={task.post} />}
      sending={sending}
      isBlocked={isIncomplete || isUnfinished(draft, visibility, instance) || !mayLeave}
      attachments={draft.attachments}
      onFiles={attaching.add}
      onCancel={cancel}
      onDiscard={isChanged ? discard : undefined}
      notice={<StorageNotices {...{ author, isUnsaved }} stage={state.stage} onGoOn={editor.goOnWithout} />}
      audience={
        <DraftAudience
          {...{ task, draft, editor, allowed, language, instance }}
          visibility={isIncomplete ? null : visibility}
        />
      }
      parts={
        <DraftParts
          {...{ draft, visibility, language, editor, instance, attaching, mayLeave }}
          poll={poll.editor}
          quoted={task.kind === 'quote' ? task.post : null}
        />
      }
    >
      <AttachmentButtons instance={instance} attachments={draft.attachments} onAdd={attaching.add} />
      {poll.button}
      <SensitiveButton isOn={draft.sensitive} onChange={(sensitive) => editor.change({ sensitive })} />
      <DraftsButton viewer={viewer} here={context} onLeave={onDone} />
    </TextForm>
  )
}

/** Returns whether something beside the text has to be put right first; it says so itself. */
const isUnfinished = ({ text, poll }: Draft, visibility: Visibility, { configuration }: Instance) =>
  (poll !== null && pollProblem(poll) !== null) ||
  threadProblem(text, visibility, configuration.statuses.max_characters) !== null
