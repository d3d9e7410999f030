import { ChartBarBig, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { discardDraft } from '#data/writing/draft-list.ts'
import { useDraft } from '#data/writing/draft-store.ts'
import { unkeptKeys, useIsUnkept } from '#data/writing/unkept.ts'
import { useMayLeave } from '#data/writing/uploads.ts'
import { areUploaded } from '#domain/composer/attachment.ts'
import { isUntouched } from '#domain/composer/draft.ts'
import { draftKey } from '#domain/composer/draft-key.ts'
import { emptyPoll, pollProblem } from '#domain/composer/poll-draft.ts'
import { type ComposerTask, draftContextOf, prefillOf, visibilitiesOf } from '#domain/composer/task.ts'
import { defaultVisibility } from '#domain/post/visibility.ts'
import { preferencesOf } from '#domain/preference.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/notices.ts'
import { AudienceNote } from './AudienceNote.tsx'
import { AttachmentButtons } from './attachments/AttachmentButtons.tsx'
import { AttachmentPart } from './attachments/AttachmentPart.tsx'
import { AttachmentZone } from './attachments/AttachmentZone.tsx'
import { type ChangeAttachments, useAttach } from './attachments/use-attach.ts'
import { DraftElsewhere } from './drafts/DraftElsewhere.tsx'
import { DraftsButton } from './drafts/DraftsButton.tsx'
import { offerDraftBack } from './drafts/offer-draft-back.ts'
import { ParentPost } from './ParentPost.tsx'
import { PollEditor } from './PollEditor.tsx'
import { SensitiveButton } from './SensitiveButton.tsx'
import { TextForm } from './TextForm.tsx'
import { UnkeptNotice } from './UnkeptNotice.tsx'
import { UnreadableNotice } from './UnreadableNotice.tsx'
import { useSendDraft } from './use-send-draft.ts'
import { VisibilitySelect } from './VisibilitySelect.tsx'
import { startWriting, useIsWriting } from './writing.ts'

const NAMES = {
  new: 'composer.new_post',
  reply: 'composer.reply',
  quote: 'composer.quote',
} as const satisfies Record<ComposerTask['kind'], TextKey>

const PARENTS = {
  reply: 'composer.answered',
  quote: 'composer.quoted',
} as const satisfies Record<'reply' | 'quote', TextKey>

const REFUSALS = {
  reply: 'composer.reply_refused',
  quote: 'composer.quote_refused',
} as const satisfies Record<'reply' | 'quote', TextKey>

/**
 * Writes a new post, a reply or a comment on a repost; what is typed is kept as a draft (docs/spec/writing.md#editor).
 */
export function ComposerForm({
  viewer,
  instance,
  task,
  onDone,
}: {
  viewer: Account
  instance: Instance
  task: ComposerTask
  /** It is sent, or put aside for another time. */
  onDone: () => void
}) {
  const t = useText()
  const prefill = prefillOf(task, viewer, instance)
  const opened = useDraft(draftContextOf(task), prefill)
  const { draft, change } = opened
  const allowed = visibilitiesOf(task, viewer, instance)
  const preferred = defaultVisibility(allowed, preferencesOf(viewer).defaultVisibility)
  // What was chosen before may not be allowed any more.
  const visibility = draft.visibility && allowed.includes(draft.visibility) ? draft.visibility : preferred
  const [wasEmpty] = useState(draft.text === '')
  const isAskedFor = useIsWriting()
  const [hasAddedPoll, setAddedPoll] = useState(false)
  const [isTakenOver, setTakenOver] = useState(false)
  const pollButton = useRef<HTMLButtonElement>(null)
  const changeAttachments: ChangeAttachments = (to) =>
    change(({ attachments }) => ({ attachments: to(attachments) }))
  const mayLeave = useMayLeave(draft.attachments)
  const attaching = useAttach(instance, draft.attachments, changeAttachments)
  const audience = {
    visibility,
    parent: task.kind === 'reply' ? task.post : null,
    viewer,
    instanceUri: instance.uri,
  }
  const isChanged = !opened.isIncomplete && !isUntouched(draft, prefill)
  const isUnkept = useIsUnkept(unkeptKeys(draftKey(draftContextOf(task)), draft.attachments))
  const sending = useSendDraft({ task, viewer, opened, visibility, onSent: onDone })
  if (opened.isElsewhere)
    return (
      <DraftElsewhere
        label={t(NAMES[task.kind])}
        draft={draft}
        onTakeOver={() => {
          setTakenOver(true)
          opened.takeOver()
        }}
        onDone={onDone}
      />
    )

  function cancel() {
    if (isChanged && !isUnkept) toast(t('composer.draft_kept'))
    onDone()
  }

  async function discard() {
    const kept = { context: draftContextOf(task), draft }
    if (!(await discardDraft(kept.context))) return
    onDone()
    offerDraftBack(kept, t, () => task.kind === 'new' && startWriting())
  }

  function togglePoll() {
    setAddedPoll(draft.poll === null)
    change({ poll: draft.poll ? null : emptyPoll })
  }

  function removePoll() {
    pollButton.current?.focus() // the button inside goes away
    change({ poll: null })
  }

  return (
    <AttachmentZone isClosed={sending.isPending} onAdd={attaching.add}>
      <TextForm
        label={t(NAMES[task.kind])}
        submitLabel={t('composer.publish')}
        anyway={t('reminder.publish')}
        submitIcon={<Send />}
        content={draft.text}
        maximum={instance.configuration.statuses.max_characters}
        ctrlEnter={preferencesOf(viewer).ctrlEnterEnabled}
        note={opened.isIncomplete ? '…' : <AudienceNote audience={audience} content={draft.text} />}
        context={task.kind !== 'new' && <ParentPost label={t(PARENTS[task.kind])} post={task.post} />}
        // It opens because someone pressed something; a draft that stands open by itself must not take the focus.
        autoFocus={task.kind !== 'new' || wasEmpty || isAskedFor || isTakenOver}
        sending={sending}
        refusal={task.kind === 'new' ? undefined : t(REFUSALS[task.kind])}
        blocked={
          opened.isIncomplete || (draft.poll !== null && pollProblem(draft.poll) !== null) || !mayLeave
        }
        attachments={draft.attachments}
        onWrite={(text) => change({ text })}
        onSend={sending.send}
        onCancel={cancel}
        onDiscard={isChanged ? () => void discard() : undefined}
        notice={
          <>
            {opened.isUnreadable && <UnreadableNotice onGoOn={opened.goOnWithout} />}
            <UnkeptNotice storedAs={draftKey(draftContextOf(task))} attachments={draft.attachments} />
          </>
        }
        audience={
          <VisibilitySelect
            allowed={allowed}
            value={opened.isIncomplete ? null : visibility}
            onChange={(chosen) => change({ visibility: chosen })}
          />
        }
        parts={
          <>
            <AttachmentPart
              instance={instance}
              attachments={draft.attachments}
              attaching={attaching}
              onChange={changeAttachments}
            />
            {mayLeave && !areUploaded(draft.attachments) && (
              <Alert tone="info">{t('attachment.goes_along')}</Alert>
            )}
            {draft.poll && (
              <PollEditor
                poll={draft.poll}
                autoFocus={hasAddedPoll}
                onChange={(poll) => change({ poll })}
                onRemove={removePoll}
              />
            )}
          </>
        }
      >
        <AttachmentButtons instance={instance} attachments={draft.attachments} onAdd={attaching.add} />
        <IconButton
          ref={pollButton}
          label={t('composer.poll')}
          icon={<ChartBarBig />}
          aria-pressed={draft.poll !== null}
          onClick={togglePoll}
        />
        <SensitiveButton isOn={draft.sensitive} onChange={(sensitive) => change({ sensitive })} />
        <DraftsButton viewer={viewer} here={draftContextOf(task)} onLeave={onDone} />
      </TextForm>
    </AttachmentZone>
  )
}
