import { useEffect } from 'react'
import { sayFailure } from '#components/act-as/say-failure.ts'
import { otherAccounts } from '#data/accounts/accounts.ts'
import { NoSession } from '#data/accounts/call-as.ts'
import { missedPress } from '#data/system-notifications/presses.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'

/**
 * Says that a pressed notification is for an account that is not signed in any more: one whose session has
 * ended is named and can sign in again, one that has logged out has left no name here
 * (docs/spec/notifications.md#pressing-a-system-notification).
 */
export function MissedPress({ accountId }: { accountId: string }) {
  const t = useText()
  useEffect(() => {
    missedPress.set(null)
    const other = otherAccounts().find(({ card }) => card.id === accountId)
    if (other) sayFailure(other.card, new NoSession('its session has ended'), t)
    else toast(t('system_notifications.account_gone'), { tone: 'error' })
  }, [accountId, t])
  return null
}
