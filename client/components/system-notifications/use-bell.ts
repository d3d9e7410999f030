import { errorToast } from '#components/feedback/error-toast.ts'
import type { Account } from '#contract/entities/account.ts'
import { useTurnBell } from '#data/system-notifications/bell.ts'
import { switchOn } from '#data/system-notifications/on-this-device.ts'
import { sectionPath } from '#domain/settings/section.ts'
import { useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { toast } from '#ui/notices.ts'

/**
 * Returns the function that switches the bell of a person on or off, and says what comes of that. The first
 * bell has the browser ask whether notifications are wanted at all (docs/spec/notifications.md#bells).
 */
export function useBell(person: Pick<Account, 'acct'>, name: string): (isOn: boolean) => Promise<void> {
  const t = useText()
  const turn = useTurnBell()

  async function change(isOn: boolean): Promise<void> {
    try {
      // Asked in the press itself: later no browser would ask.
      const allowed = isOn ? switchOn() : true
      await turn(person, isOn)
      say(isOn, await allowed)
    } catch (error) {
      errorToast(error, t)
    }
  }

  function say(isOn: boolean, isAllowed: boolean): void {
    if (isAllowed) {
      const undo = { label: t('action.undo'), run: () => void change(!isOn) }
      toast(t(isOn ? 'bell.on' : 'bell.off', { name }), { action: undo })
    } else {
      const settings = { label: t('nav.settings'), run: () => navigate(sectionPath('notifications')) }
      toast(t('bell.not_allowed'), { action: settings })
    }
  }

  return change
}
