import { useQueryClient } from '@tanstack/react-query'
import { problemText } from '#components/composer/attachments/problem-text.ts'
import { fileName } from '#components/composer/file-name.ts'
import { openEditor } from '#components/composer/open-editor.ts'
import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post } from '#contract/entities/post.ts'
import { useDeletePost } from '#data/posts/delete-post.ts'
import { RedraftProblem, useRedraft } from '#data/writing/redraft.ts'
import { type Translate, useText } from '#i18n/i18n.ts'
import { typeAheadAfterPress } from '#platform/input/type-ahead-after-press.ts'
import { toast } from '#ui/notices.ts'
import { leaveDeletedPost } from './leave-deleted-post.ts'

/**
 * Shows a dialog that asks before a post is deleted to be written anew; its composer opens then
 * (docs/spec/post-actions.md#delete-and-redraft).
 */
export function RedraftDialog({
  post,
  viewer,
  instance,
  onDone,
}: {
  post: Post
  viewer: Account
  instance: Instance
  onDone: () => void
}) {
  const t = useText()
  const client = useQueryClient()
  const nameOf = (type: string, number: number) => fileName(type, number, t)
  const remove = useDeletePost(post, (gone) => leaveDeletedPost(client, post, gone))
  const redraft = useRedraft(post, { viewer, instance, nameOf }, () => remove.mutateAsync('author'))

  function confirm() {
    // The card is gone when the answer comes, and this dialog with it; callbacks of `mutate` would not run
    // then.
    const stopTypeAhead = typeAheadAfterPress()
    redraft.mutateAsync().then(
      (context) => {
        toast(t('redraft.done'))
        openEditor(context)
      },
      () => stopTypeAhead(), // the dialog shows the error
    )
  }

  return (
    <ConfirmActionDialog
      title={t('redraft.title')}
      confirmLabel={t('redraft.confirm')}
      action={redraft}
      wordsFor={(error, translate) => wordsFor(error, instance, translate)}
      onConfirm={confirm}
      onCancel={onDone}
    >
      {t('redraft.question')}
    </ConfirmActionDialog>
  )
}

const TEXTS = { busy: 'redraft.busy', source: 'redraft.source' } as const

function wordsFor(error: unknown, instance: Instance, t: Translate): string {
  if (!(error instanceof RedraftProblem)) return problemText(error, instance, t)
  if (error.kind !== 'uncertain') return t(TEXTS[error.kind])
  return `${problemText(error.cause, instance, t)} ${t('redraft.uncertain')}`
}
