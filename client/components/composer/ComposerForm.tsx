import { ChartBarBig, EyeOff, Send } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { useDraft } from '#data/draft-store.ts'
import { useCreatePost } from '#data/posts.ts'
import { dropUpload, mediaIdsOf } from '#data/uploads.ts'
import { areUploaded } from '#domain/composer/attachment.ts'
import { emptyPoll, pollProblem, pollToSend } from '#domain/composer/poll-draft.ts'
import { type ComposerTask, draftContextOf, prefillOf, visibilitiesOf } from '#domain/composer/task.ts'
import { defaultVisibility } from '#domain/post/visibility.ts'
import { preferencesOf } from '#domain/preference.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { announce } from '#ui/notices.ts'
import { AttachmentButtons } from './attachments/AttachmentButtons.tsx'
import { AttachmentList } from './attachments/AttachmentList.tsx'
import { AttachmentZone } from './attachments/AttachmentZone.tsx'
import { type ChangeAttachments, useAttach } from './attachments/use-attach.ts'
import { PollEditor } from './PollEditor.tsx'
import { TextForm } from './TextForm.tsx'
import { VisibilitySelect } from './VisibilitySelect.tsx'

const NAMES = {
  new: 'composer.new_post',
  reply: 'composer.reply',
  quote: 'composer.quote',
} as const satisfies Record<ComposerTask['kind'], TextKey>

/** Writes a new post, a reply or a comment on a repost; what is typed is kept as a draft (spec A §2.16). */
export function ComposerForm({
  viewer,
  instance,
  task,
  onSent,
  onCancel,
}: {
  viewer: Account
  instance: Instance
  task: ComposerTask
  onSent: () => void
  onCancel?: () => void
}) {
  const t = useText()
  const prefill = prefillOf(task, viewer, instance)
  const { draft, change, keep, clear } = useDraft(draftContextOf(task), prefill)
  const allowed = visibilitiesOf(task, viewer, instance)
  const preferred = defaultVisibility(allowed, preferencesOf(viewer).defaultVisibility)
  // What was chosen before may not be allowed any more.
  const visibility = draft.visibility && allowed.includes(draft.visibility) ? draft.visibility : preferred
  const [wasEmpty] = useState(draft.text === '')
  const create = useCreatePost()
  const changeAttachments: ChangeAttachments = (to) =>
    change(({ attachments }) => ({ attachments: to(attachments) }))
  const attach = useAttach(instance, draft.attachments, changeAttachments)

  function send() {
    const post = {
      content: draft.text,
      visibility,
      sensitive: draft.sensitive,
      poll: pollToSend(draft.poll),
      mediaIds: () => mediaIdsOf(draft.attachments),
      inReplyTo: task.kind === 'reply' ? task.post : null,
      quoted: task.kind === 'quote' ? task.post : null,
      idempotencyKey: draft.idempotencyKey,
      keep,
    }
    create.mutate(post, {
      onSuccess: () => {
        void clear()
        for (const { key } of draft.attachments) dropUpload(key)
        announce(t('composer.sent'))
        onSent()
      },
    })
  }

  return (
    <AttachmentZone onAdd={attach}>
      <TextForm
        label={t(NAMES[task.kind])}
        submitLabel={t('composer.publish')}
        submitIcon={<Send />}
        content={draft.text}
        maximum={instance.configuration.statuses.max_characters}
        ctrlEnter={preferencesOf(viewer).ctrlEnterEnabled}
        audience={{
          visibility,
          parent: task.kind === 'reply' ? task.post : null,
          viewer,
          instanceUri: instance.uri,
        }}
        // It opens because someone pressed it; a draft that was waiting must not take the focus.
        autoFocus={task.kind !== 'new' || wasEmpty}
        sending={create}
        blocked={(draft.poll !== null && pollProblem(draft.poll) !== null) || !areUploaded(draft.attachments)}
        attachments={draft.attachments.length}
        onWrite={(text) => change({ text })}
        onSend={send}
        {...(onCancel && { onCancel })}
        parts={
          <>
            <AttachmentList
              instance={instance}
              attachments={draft.attachments}
              onChange={changeAttachments}
            />
            {draft.poll && (
              <PollEditor
                poll={draft.poll}
                onChange={(poll) => change({ poll })}
                onRemove={() => change({ poll: null })}
              />
            )}
          </>
        }
      >
        <VisibilitySelect
          allowed={allowed}
          value={visibility}
          onChange={(chosen) => change({ visibility: chosen })}
        />
        <AttachmentButtons instance={instance} attachments={draft.attachments} onAdd={attach} />
        <IconButton
          label={t('composer.poll')}
          icon={<ChartBarBig />}
          aria-pressed={draft.poll !== null}
          onClick={() => change({ poll: draft.poll ? null : emptyPoll })}
        />
        <IconButton
          label={t('composer.sensitive')}
          icon={<EyeOff />}
          aria-pressed={draft.sensitive}
          onClick={() => change({ sensitive: !draft.sensitive })}
        />
      </TextForm>
    </AttachmentZone>
  )
}
