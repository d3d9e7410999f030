import { useErrorText } from '#components/feedback/error-text.ts'
import type { Post } from '#contract/entities/post.ts'
import { useSavePost } from '#data/posts/post-actions.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/notices.ts'

/**
 * Shows a dialog that asks before a post is saved to IPFS, and says that it cannot be edited any more
 * (docs/spec/post-actions.md#save-to-the-storage-network).
 */
export function SavePostDialog({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useText()
  const save = useSavePost(post.id)
  const reason = useErrorText(save.error)

  function confirm() {
    save.mutate(undefined, {
      onSuccess: () => {
        onDone()
        toast(t('post.saved'))
      },
    })
  }

  return (
    <ConfirmDialog
      title={t('post.action.save')}
      confirmLabel={t('post.save')}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      busy={save.isPending}
      onConfirm={confirm}
      onCancel={onDone}
    >
      <p>{t('post.save_question')}</p>
      {save.isError && <Alert tone="error">{reason}</Alert>}
    </ConfirmDialog>
  )
}
