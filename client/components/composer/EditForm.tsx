import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post } from '#contract/entities/post.ts'
import { useEditClaim } from '#data/writing/edit-store.ts'
import { emptyDraft } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { DraftElsewhere } from './drafts/DraftElsewhere.tsx'
import { LoadedEditForm } from './LoadedEditForm.tsx'

/** Edits a post in its place, in one tab at a time. */
export function EditForm(props: { post: Post; viewer: Account; instance: Instance; onDone: () => void }) {
  const t = useText()
  const elsewhere = useEditClaim(props.post.id)
  if (!elsewhere) return <LoadedEditForm {...props} />
  return (
    <DraftElsewhere
      label={t('composer.edit')}
      draft={{ ...emptyDraft('', ''), ...elsewhere.edit }}
      onTakeOver={elsewhere.takeOver}
      onDone={props.onDone}
    />
  )
}
