import { useQueryClient } from '@tanstack/react-query'
import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useDeleteThread } from '#data/posts/delete-post.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { leaveDeletedPost } from './leave-deleted-post.ts'

/**
 * Shows a dialog that asks before a thread of a group is deleted as a whole
 * (docs/spec/groups.md#moderate-a-group).
 */
export function DeleteThreadDialog({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useText()
  const client = useQueryClient()
  // No post of the thread stays that one could go to.
  const remove = useDeleteThread(post, (gone) => leaveDeletedPost(client, { in_reply_to_id: null }, gone))

  // The card is gone when the answer comes, and this dialog with it.
  const confirm = () =>
    void remove.mutateAsync().then(
      () => void toast(t('post.thread_deleted')),
      () => undefined, // the dialog shows the error
    )

  return (
    <ConfirmActionDialog
      title={t('post.action.delete_thread')}
      confirmLabel={t('post.action.delete_thread')}
      action={remove}
      onConfirm={confirm}
      onCancel={onDone}
    >
      {t('post.delete_thread_question')}
    </ConfirmActionDialog>
  )
}
