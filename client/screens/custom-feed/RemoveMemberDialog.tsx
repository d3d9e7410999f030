import { feedErrorText } from '#components/feed/feed-error-text.ts'
import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useRemoveMember } from '#data/feeds/feed-members.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'

/** Shows a dialog that asks before a member is removed from a feed (docs/spec/feeds.md#remove-a-member). */
export function RemoveMemberDialog({ account, onDone }: { account: Account; onDone: () => void }) {
  const t = useText()
  const { feedId = '' } = useRouteParams()
  const remove = useRemoveMember(feedId)
  const name = displayName(account)

  function confirm() {
    remove.mutateAsync(account).then(
      () => {
        onDone()
        announce(t('custom_feeds.removed', { name }))
      },
      () => undefined, // the dialog shows the error
    )
  }

  return (
    <ConfirmActionDialog
      title={t('custom_feeds.remove_title')}
      confirmLabel={t('custom_feeds.remove')}
      action={remove}
      wordsFor={feedErrorText}
      onConfirm={confirm}
      onCancel={onDone}
    >
      <NamedText account={account} say={(name) => t('custom_feeds.remove_question', { name })} />
    </ConfirmActionDialog>
  )
}
