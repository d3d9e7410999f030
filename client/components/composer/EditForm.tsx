import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post } from '#contract/entities/post.ts'
import { useEditPlace } from '#data/writing/use-editor.ts'
import { useText } from '#i18n/i18n.ts'
import { DraftElsewhere } from './drafts/DraftElsewhere.tsx'
import { LoadedEditForm } from './LoadedEditForm.tsx'

/** Edits a post in its place, in one tab at a time. */
export function EditForm(props: { post: Post; viewer: Account; instance: Instance; onDone: () => void }) {
  const t = useText()
  const { editor, state } = useEditPlace(props.post.id)
  if (state.stage !== 'elsewhere')
    return <LoadedEditForm {...props} isSaving={state.stage === 'publishing'} />
  return (
    <DraftElsewhere
      label={t('composer.edit')}
      content={state.content}
      onTakeOver={editor.takeOver}
      onDone={props.onDone}
    />
  )
}
