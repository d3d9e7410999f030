import { BellOff, BellRing } from 'lucide-react'
import { useBell } from '#components/system-notifications/use-bell.ts'
import type { Account } from '#contract/entities/account.ts'
import { useViewer } from '#data/connection/session.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { hasBell } from '#domain/system-notification/bells.ts'
import { useText } from '#i18n/i18n.ts'
import { MenuItem } from '#ui/MenuItem.tsx'

/** Shows the item that switches the bell of a person on or off (docs/spec/notifications.md#bells). */
export function BellItem({ account }: { account: Account }) {
  const t = useText()
  const isOn = hasBell(latePreferencesOf(useViewer()).bells, account)
  const change = useBell(account, displayName(account))
  return (
    <MenuItem icon={isOn ? <BellOff /> : <BellRing />} onSelect={() => void change(!isOn)}>
      {t(isOn ? 'bell.switch_off' : 'bell.switch_on')}
    </MenuItem>
  )
}
