import { usePreference } from '#components/preferences/use-preference.ts'
import type { Account } from '#contract/entities/account.ts'
import { type AllPreferences, latePreferencesOf } from '#domain/late-preference.ts'
import { preferencesOf } from '#domain/preference.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { NamedSetting } from './NamedSetting.tsx'
import { SaveError } from './SaveError.tsx'

type Flag = {
  [Name in keyof AllPreferences]: AllPreferences[Name] extends boolean ? Name : never
}[keyof AllPreferences]

/**
 * Shows a preference that is on or off. A change is saved at once
 * (docs/spec/settings.md#saving-a-preference).
 */
export function PreferenceSwitch({
  viewer,
  name,
  label,
  help,
}: {
  viewer: Account
  name: Flag
  label: string
  help?: string
}) {
  const stored: AllPreferences = { ...preferencesOf(viewer), ...latePreferencesOf(viewer) }
  const { value, choose, error } = usePreference(stored[name], (isOn) => ({ [name]: isOn }))
  return (
    <NamedSetting name={name}>
      <Checkbox
        asSwitch
        label={label}
        help={help}
        checked={value}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <SaveError error={error} />
    </NamedSetting>
  )
}
