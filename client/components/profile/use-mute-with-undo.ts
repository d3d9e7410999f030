import { errorToast } from '#components/feedback/error-toast.ts'
import type { Account } from '#contract/entities/account.ts'
import { useMute } from '#data/posts/mutes.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'

/**
 * Returns the function that mutes or unmutes a person; a toast offers to undo it. It works on when its button
 * is gone.
 */
export function useMuteWithUndo(account: Account) {
  const t = useText()
  const mute = useMute(account.id)
  const name = displayName(account)
  const showError = (error: unknown) => errorToast(error, t)

  return (on: boolean) =>
    void mute.mutateAsync(on).then(() => {
      const undo = { label: t('action.undo'), run: () => void mute.mutateAsync(!on).catch(showError) }
      toast(t(on ? 'post.muted' : 'post.unmuted', { name }), { action: undo })
    }, showError)
}
