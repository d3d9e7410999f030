import { useQueryClient } from '@tanstack/react-query'
import type { Post, PostSource } from '#contract/entities/post.ts'
import { isNotFound } from '#data/connection/api-error.ts'
import { currentToken } from '#data/connection/token.ts'
import { lookForPost, showPost } from '#data/posts/look-for-post.ts'
import { tellTabs } from '#data/tabs/tell-tabs.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import type { EditEditor } from '#data/writing/editors.ts'
import type { PostEdit } from '#domain/composer/edit.ts'
import { EditConflict } from '#domain/composer/edit-conflict.ts'
import type { OpenState } from '#domain/composer/editor-state.ts'
import { useText } from '#i18n/i18n.ts'
import { announce, toast } from '#ui/notices.ts'
import { editErrorText, useEditErrorText } from './edit-error-text.ts'
import { useIsShown } from './use-is-shown.ts'

/**
 * Returns how an edit is saved and how that goes on, whether its editor still stands there or not
 * (docs/spec/writing.md#errors-of-the-editor, docs/spec/writing.md#whom-an-edit-mentions).
 */
export function useSaveEdit({
  post,
  source,
  editor,
  state,
  onSaved,
}: {
  post: Post
  source: PostSource
  editor: EditEditor
  state: OpenState<PostEdit>
  onSaved: () => void
}) {
  const t = useText()
  const client = useQueryClient()
  const writing = useWriting()
  const isShown = useIsShown()

  const problem = state.stage === 'writing' ? state.problem : null
  const reason = useEditErrorText(problem)

  /** `over` is the version that is to be overwritten: its author has seen it. */
  async function save(over?: Post) {
    const outcome = await writing.saveEdit(post, source, over?.edited_at)
    if (outcome.kind === 'saved') {
      showPost(client, outcome.post)
      tellTabs(client, { kind: 'post', post: outcome.post })
      announce(t('composer.updated'))
      if (isShown.current) onSaved()
    }
    if (outcome.kind !== 'refused') return
    const { error } = outcome
    if (isNotFound(error) && (await lookForPost(client, post.id))) return
    // That the session has ended is said where one signs in again.
    const isSaid = isShown.current || currentToken() === null
    if (isSaid) return
    toast(error instanceof EditConflict ? t('edit.conflict_unsaved') : editErrorText(error, t), {
      tone: 'error',
    })
  }

  return {
    send: () => void save(),
    saveOver: (version: Post) => void save(version),
    isPending: state.stage === 'publishing',
    conflict: problem instanceof EditConflict ? problem : null,
    error: problem instanceof EditConflict ? null : problem,
    reason,
    reset: editor.dismiss,
  }
}

export type SavingEdit = ReturnType<typeof useSaveEdit>
