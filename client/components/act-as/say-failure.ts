import { errorText } from '#components/feedback/error-text.ts'
import { handleText } from '#components/profile/handle-text.ts'
import { NoSession } from '#data/accounts/call-as.ts'
import { isTokenRefused } from '#data/connection/api-error.ts'
import type { AccountCard } from '#data/storage/stored-card.ts'
import { pathTo } from '#domain/session/route-map.ts'
import type { Translate } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { toast } from '#ui/notices.ts'

/**
 * Says why something was not done as another account, and names it: its session may have ended, while that of
 * the page goes on (docs/spec/session.md#acting-as-another-account).
 */
export function sayFailure(card: AccountCard, error: unknown, t: Translate): void {
  console.warn('not done as another account', error)
  const handle = handleText(card)
  const isEnded = error instanceof NoSession || isTokenRefused(error)
  const reason = isEnded ? t('error.session_ended') : errorText(error, t)
  const signIn = () => navigate(`${pathTo('add-account')}?as=${encodeURIComponent(card.username)}`)
  toast(t('act_as.failed', { handle, reason }), {
    tone: 'error',
    ...(isEnded && { action: { label: t('accounts.sign_in_again', { handle }), run: signIn } }),
  })
}
