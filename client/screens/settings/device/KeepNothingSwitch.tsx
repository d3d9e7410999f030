import { useKeepsNothing } from '#data/storage/keep-nothing.ts'
import { useKeepNothing } from '#data/writing/wipe-device.ts'
import { useText } from '#i18n/i18n.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { NamedSetting } from '../NamedSetting.tsx'
import { SaveError } from '../SaveError.tsx'

/**
 * Lets this device keep nothing of what is read on it, for all accounts
 * (docs/spec/settings.md#nothing-of-what-was-read).
 */
export function KeepNothingSwitch({ accountId }: { accountId: string }) {
  const t = useText()
  const isOn = useKeepsNothing()
  const { mutate, error } = useKeepNothing(accountId)
  return (
    <NamedSetting name="keep-nothing">
      <Checkbox
        asSwitch
        label={t('device.keep_nothing')}
        help={t('device.keep_nothing_help')}
        checked={isOn}
        onChange={({ currentTarget }) => mutate(currentTarget.checked)}
      />
      <SaveError error={error} />
    </NamedSetting>
  )
}
