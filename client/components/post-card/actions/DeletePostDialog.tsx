import { useQueryClient } from '@tanstack/react-query'
import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { useDeletePost } from '#data/posts/delete-post.ts'
import { deletingRole } from '#domain/post/deleting-role.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { leaveDeletedPost } from './leave-deleted-post.ts'

/**
 * Shows a dialog that asks before a post is deleted, by its author, an administrator or a moderator of its
 * group (docs/spec/post-actions.md#delete, docs/spec/groups.md#moderate-a-group).
 */
export function DeletePostDialog({
  post,
  viewer,
  onDone,
}: {
  post: Post
  viewer: Account
  onDone: () => void
}) {
  const t = useText()
  const client = useQueryClient()
  const remove = useDeletePost(post, (gone) => leaveDeletedPost(client, post, gone))
  const role = deletingRole(post, viewer) ?? 'author'

  function confirm() {
    // The card is gone when the answer comes, and this dialog with it; callbacks of `mutate` would not run
    // then.
    remove.mutateAsync(role).then(
      () => toast(t('post.deleted')),
      () => undefined, // the dialog shows the error
    )
  }

  return (
    <ConfirmActionDialog
      title={t('post.delete_title')}
      confirmLabel={t('post.action.delete')}
      action={remove}
      onConfirm={confirm}
      onCancel={onDone}
    >
      {t(role === 'moderator' ? 'post.delete_question_moderator' : 'post.delete_question')}
    </ConfirmActionDialog>
  )
}
