import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#components/feedback/error-text.ts'
import type { Post, PostSource } from '#contract/entities/post.ts'
import { currentToken } from '#data/connection/token.ts'
import { saveEdit } from '#data/writing/edit-post.ts'
import type { useEdit } from '#data/writing/edit-store.ts'
import type { PostEdit } from '#domain/composer/edit.ts'
import { useText } from '#i18n/i18n.ts'
import { announce, toast } from '#ui/notices.ts'
import { useIsShown } from './use-is-shown.ts'

const keyOf = (postId: string) => ['save-edit', postId]

/** Whether the post is being saved by an editor that may be closed by now. */
export const useIsSaving = (postId: string) => useIsMutating({ mutationKey: keyOf(postId) }) > 0

/**
 * Saves an edit, and nothing of it is kept then, whether its editor still stands there or not
 * (docs/spec/writing.md#errors-of-the-editor).
 */
export function useSaveEdit({
  post,
  source,
  opened: { edit: shown, hold, clearSaved },
  onSaved,
}: {
  post: Post
  source: PostSource
  opened: ReturnType<typeof useEdit>
  onSaved: () => void
}) {
  const t = useText()
  const client = useQueryClient()
  const isShown = useIsShown()
  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: keyOf(post.id),
    onMutate: hold,
    mutationFn: (edit: PostEdit) => saveEdit(client, post, edit, source.title),
    onSuccess: (_, edit) => {
      clearSaved(edit)
      announce(t('composer.updated'))
      if (isShown.current) onSaved()
    },
    onError: (error) => {
      // That the session has ended is said where one signs in again.
      const isSaid = isShown.current || currentToken() === null
      if (!isSaid) toast(errorText(error, t), { tone: 'error' })
    },
    onSettled: (_post, _error, _edit, letGo) => letGo?.(),
  })
  return { save: () => mutate(shown), isPending, error, reset }
}
