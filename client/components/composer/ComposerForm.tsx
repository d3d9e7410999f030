import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { useDraftEditor } from '#data/writing/use-editor.ts'
import { type ComposerTask, draftContextOf, prefillOf } from '#domain/composer/task.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { DraftForm } from './DraftForm.tsx'
import { DraftElsewhere } from './drafts/DraftElsewhere.tsx'
import type { SharedContent } from './use-take-shared.ts'

const NAMES = {
  new: 'composer.new_post',
  group: 'composer.group_post',
  reply: 'composer.reply',
  quote: 'composer.quote',
} as const satisfies Record<ComposerTask['kind'], TextKey>

/**
 * Writes a new post, also to a group, a reply or a quote, in one tab at a time; what is typed is kept as a
 * draft (docs/spec/writing.md#editor).
 */
export function ComposerForm({
  viewer,
  instance,
  task,
  shared,
  onDone,
}: {
  viewer: Account
  instance: Instance
  task: ComposerTask
  shared?: SharedContent | undefined
  /** It is sent, or waits to be sent. */
  onDone: () => void
}) {
  const t = useText()
  const { editor, state } = useDraftEditor(draftContextOf(task), prefillOf(task, viewer, instance))
  const [isTakenOver, setTakenOver] = useState(false)
  if (state.stage === 'closed') return null
  if (state.stage === 'elsewhere') {
    return (
      <DraftElsewhere
        label={t(NAMES[task.kind])}
        content={state.content}
        onTakeOver={() => {
          setTakenOver(true)
          editor.takeOver()
        }}
        onDone={onDone}
      />
    )
  }
  return (
    <DraftForm
      label={t(NAMES[task.kind])}
      viewer={viewer}
      instance={instance}
      task={task}
      editor={editor}
      state={state}
      isTakenOver={isTakenOver}
      shared={shared}
      onDone={onDone}
    />
  )
}
