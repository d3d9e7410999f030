import { Send } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { readDraft, saveDraft } from '#data/drafts.ts'
import { useCreatePost } from '#data/posts.ts'
import { IDEMPOTENCY_KEY_BYTES } from '#domain/composer/composer.ts'
import { type ComposerTask, draftContextOf, prefillOf, visibilitiesOf } from '#domain/composer/task.ts'
import { defaultVisibility } from '#domain/post/visibility.ts'
import { preferencesOf } from '#domain/preference.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { randomHex } from '#platform/random.ts'
import { announce } from '#ui/notices.ts'
import { TextForm } from './TextForm.tsx'
import { VisibilitySelect } from './VisibilitySelect.tsx'

const NAMES = {
  new: 'composer.new_post',
  reply: 'composer.reply',
  quote: 'composer.quote',
} as const satisfies Record<ComposerTask['kind'], TextKey>

const newKey = () => randomHex(IDEMPOTENCY_KEY_BYTES)

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
  const context = draftContextOf(task)
  const prefill = prefillOf(task, viewer, instance)
  const allowed = visibilitiesOf(task, viewer, instance)
  const [content, setContent] = useState(() => readDraft(context) || prefill)
  const [visibility, setVisibility] = useState(() =>
    defaultVisibility(allowed, preferencesOf(viewer).defaultVisibility),
  )
  const [idempotencyKey, setIdempotencyKey] = useState(newKey)
  const create = useCreatePost()

  function write(text: string) {
    setContent(text)
    saveDraft(context, text === prefill ? '' : text)
  }

  function send() {
    const inReplyTo = task.kind === 'reply' ? task.post : null
    const quoted = task.kind === 'quote' ? task.post : null
    create.mutate(
      { content, visibility, inReplyTo, quoted, idempotencyKey },
      {
        onSuccess: () => {
          saveDraft(context, '')
          setContent(prefill)
          setIdempotencyKey(newKey())
          announce(t('composer.sent'))
          onSent()
        },
      },
    )
  }

  return (
    <TextForm
      label={t(NAMES[task.kind])}
      submitLabel={t('composer.publish')}
      submitIcon={<Send />}
      content={content}
      maximum={instance.configuration.statuses.max_characters}
      ctrlEnter={preferencesOf(viewer).ctrlEnterEnabled}
      // It opens because someone pressed it; a draft that was waiting must not take the focus.
      autoFocus={task.kind !== 'new' || content === ''}
      sending={create}
      onWrite={write}
      onSend={send}
      {...(onCancel && { onCancel })}
    >
      <VisibilitySelect allowed={allowed} value={visibility} onChange={setVisibility} />
    </TextForm>
  )
}
