import { useQueryClient } from '@tanstack/react-query'
import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { useDeletePost } from '#data/posts/post-actions.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { leaveDeletedPost } from './leave-deleted-post.ts'

/**
 * Shows a dialog that asks before a post is deleted. Administrators delete posts of others with a call of its
 * own (docs/spec/post-actions.md#delete).
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

  function confirm() {
    const asAdmin = post.account.id !== viewer.id
    // The card is gone when the answer comes, and this dialog with it; callbacks of `mutate` would not run
    // then.
    remove.mutateAsync({ asAdmin }).then(
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
      {t('post.delete_question')}
    </ConfirmActionDialog>
  )
}
