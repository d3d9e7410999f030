import type { Post } from '#contract/entities/post.ts'
import type { EditEditor } from '#data/writing/editors.ts'
import type { PostEdit } from '#domain/composer/edit.ts'
import type { OpenState } from '#domain/composer/editor-state.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { RestoredNotice } from './RestoredNotice.tsx'
import { StorageNotices } from './StorageNotices.tsx'
import type { SavingEdit } from './use-save-edit.ts'

const EditConflictDialog = lazyPart(async () => (await import('./EditConflictDialog.tsx')).EditConflictDialog)

/** Says what the author of an edit has to know first: whose words they are, and whether they are kept. */
export function EditNotices({
  editor,
  state,
  isUnsaved,
  saving,
  onDiscard,
  onTakeTheirs,
}: {
  editor: EditEditor
  state: OpenState<PostEdit>
  isUnsaved: boolean
  saving: SavingEdit
  onDiscard: () => void
  onTakeTheirs: (theirs: Post) => void
}) {
  return (
    <>
      {saving.conflict && (
        <EditConflictDialog
          mine={state.content.text}
          conflict={saving.conflict}
          onKeepMine={saving.saveOver}
          onTakeTheirs={onTakeTheirs}
          onClose={saving.reset}
        />
      )}
      {state.stage === 'writing' && state.restored && (
        <RestoredNotice outdated={state.restored === 'outdated'} onDiscard={onDiscard} />
      )}
      <StorageNotices stage={state.stage} isUnsaved={isUnsaved} onGoOn={editor.goOnWithout} />
    </>
  )
}
