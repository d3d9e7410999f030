import { useRef } from 'react'
import { ActionQuestion } from '#components/feedback/ActionQuestion.tsx'
import { neighbourRow } from '#components/list/neighbour-row.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { useDeletePost } from '#data/posts/post-actions.ts'
import { useText } from '#i18n/i18n.ts'
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
  const question = useRef<HTMLSpanElement>(null)

  function confirm() {
    const asAdmin = post.account.id !== viewer.id
    const focusNeighbour = neighbourRow(question.current)
    // The card, and this question with it, is gone when the answer comes.
    remove.mutateAsync({ asAdmin }).then(
      () => {
        focusNeighbour()
        toast(t('post.deleted'))
      },
      () => undefined, // said by the question
    )
  }

  return (
    <ActionQuestion
      title={t('post.delete_title')}
      confirmLabel={t('post.action.delete')}
      action={remove}
      onConfirm={confirm}
      onCancel={onDone}
    >
      <span ref={question}>{t('post.delete_question')}</span>
    </ActionQuestion>
  )
}
