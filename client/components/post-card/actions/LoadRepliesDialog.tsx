import { useErrorText } from '#components/feedback/error-text.ts'
import type { Post } from '#contract/entities/post.ts'
import { useLoadReplies } from '#data/posts/post-actions.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/**
 * Shows a dialog that asks before the server loads missing replies, and says that they come later
 * (docs/spec/post-actions.md#load-replies).
 */
export function LoadRepliesDialog({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useText()
  const load = useLoadReplies(post.id)
  const reason = useErrorText(load.error)
  return (
    <ConfirmDialog
      title={t('post.action.load_replies')}
      confirmLabel={t('post.action.load_replies')}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      busy={load.isPending}
      onConfirm={() => load.mutate(undefined, { onSuccess: onDone })}
      onCancel={onDone}
    >
      <p>{t('post.load_replies_question')}</p>
      {load.isError && <Alert tone="error">{reason}</Alert>}
    </ConfirmDialog>
  )
}
