import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import { neighbourRow } from '#components/list/neighbour-row.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { useDeletePost } from '#data/posts/post-actions.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { leaveDeletedPost } from './leave-deleted-post.ts'

/**
 * Shows a dialog that asks before a post is deleted. Administrators delete posts of others with a call of its own
 * (docs/spec/post-actions.md#delete).
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
  const question = useRef<HTMLSpanElement>(null)
  const remove = useDeletePost(post, async (gone) => {
    const row = question.current?.closest('[data-row]')?.getAttribute('data-row') ?? post.id
    const hasLeft = await leaveDeletedPost(client, post, gone)
    return neighbourRow(hasLeft ? rowOf(row) : question.current)
  })

  function confirm() {
    const asAdmin = post.account.id !== viewer.id
    // The card is gone when the answer comes, and this dialog with it; callbacks of `mutate` would not run then.
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
      <span ref={question}>{t('post.delete_question')}</span>
    </ConfirmActionDialog>
  )
}

const rowOf = (id: string) => document.querySelector(`main [data-row="${CSS.escape(id)}"]`)
