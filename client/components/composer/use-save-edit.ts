import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '#components/feedback/error-text.ts'
import type { Post, PostSource } from '#contract/entities/post.ts'
import { currentToken } from '#data/connection/token.ts'
import { changePost } from '#data/posts/post-cache.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import type { EditEditor } from '#data/writing/editors.ts'
import type { PostEdit } from '#domain/composer/edit.ts'
import type { OpenState } from '#domain/composer/editor-state.ts'
import { useText } from '#i18n/i18n.ts'
import { announce, toast } from '#ui/notices.ts'
import { useIsShown } from './use-is-shown.ts'

/**
 * Returns how an edit is saved and how that goes on, whether its editor still stands there or not
 * (docs/spec/writing.md#errors-of-the-editor).
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

  async function save() {
    const outcome = await writing.saveEdit(post, source)
    if (outcome.kind === 'saved') {
      changePost(client, post.id, (old) => ({ ...old, ...outcome.post }))
      announce(t('composer.updated'))
      if (isShown.current) onSaved()
    }
    // That the session has ended is said where one signs in again.
    const isSaid = isShown.current || currentToken() === null
    if (outcome.kind === 'refused' && !isSaid) toast(errorText(outcome.error, t), { tone: 'error' })
  }

  return {
    send: () => void save(),
    isPending: state.stage === 'publishing',
    error: state.stage === 'writing' ? state.problem : null,
    reset: editor.dismiss,
  }
}
