import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import { useDone } from '#components/moving/use-done.ts'
import type { Account } from '#contract/entities/account.ts'
import { useMoveFollowers } from '#data/account/moves.ts'
import { handleInText } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'

/** Shows a dialog that asks before the followers move, and then goes to the viewer's profile. */
export function MoveDialog({
  viewer,
  target,
  onMoved,
  onDone,
}: {
  viewer: Account
  target: Account
  onMoved: () => void
  onDone: () => void
}) {
  const t = useText()
  const done = useDone()
  const move = useMoveFollowers()
  const name = handleInText(target, '')

  function confirm() {
    move.mutate(target.acct, {
      onSuccess: () => {
        onMoved()
        onDone()
        done(t('move.done', { name }))
      },
    })
  }

  return (
    <ConfirmActionDialog
      title={t('move.confirm_title')}
      confirmLabel={t('move.title')}
      action={move}
      onConfirm={confirm}
      onCancel={onDone}
    >
      {t('move.confirm_question', { name, count: viewer.followers_count })}
    </ConfirmActionDialog>
  )
}
