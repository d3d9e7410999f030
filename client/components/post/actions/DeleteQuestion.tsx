import { errorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { useDeletePost } from '#data/posts/post-actions.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/notices.ts'

/** Asks before a post is deleted; an administrator deletes another's through a call of its own (spec A §6). */
export function DeleteQuestion({
  post,
  viewer,
  onDone,
}: {
  post: Post
  viewer: Account
  onDone: () => void
}) {
  const t = useText()
  const remove = useDeletePost(post)

  function confirm() {
    const asAdmin = post.account.id !== viewer.id
    // The card, and this question with it, is gone when the answer comes.
    remove.mutateAsync({ asAdmin }).then(
      () => toast(t('post.deleted')),
      () => undefined, // shown below
    )
  }

  return (
    <ConfirmDialog
      title={t('post.delete_title')}
      confirmLabel={t('post.action.delete')}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onDone}
    >
      <p>{t('post.delete_question')}</p>
      {remove.isError && <Alert tone="error">{errorText(remove.error, t)}</Alert>}
    </ConfirmDialog>
  )
}
