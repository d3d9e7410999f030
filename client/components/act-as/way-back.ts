import { handleText } from '#components/profile/handle-text.ts'
import { switchAccount } from '#data/accounts/accounts.ts'
import { takeCameFrom } from '#data/writing/write-as.ts'
import { pageForOther } from '#domain/session/page-for-other.ts'
import type { Translate } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'

/**
 * Says as whom a post is published that was begun as another account, and leads back to that one. Returns
 * false where there is no way back (docs/spec/session.md#writing-as-another-account).
 */
export function offerWayBack(author: { username: string }, t: Translate): boolean {
  const former = takeCameFrom()
  if (former === null) return false
  const label = t('accounts.switch', { handle: handleText(former.card) })
  const run = () => void switchAccount(former.card.id, pageForOther(location))
  toast(t('act_as.published', { handle: handleText(author) }), { action: { label, run } })
  return true
}
