import { usePreference } from '#components/preferences/use-preference.ts'
import type { AllPreferences } from '#domain/late-preference.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SaveError } from './SaveError.tsx'

/**
 * Shows a preference that has one of some values. A change is saved at once
 * (docs/spec/settings.md#saving-a-preference).
 */
export function PreferenceChoice<Value extends string>({
  legend,
  value,
  options,
  change,
}: {
  /** Read aloud only: the group has a heading. */
  legend: string
  value: Value
  options: readonly { value: Value; label: string; help?: string }[]
  /** Returns what a choice changes. */
  change: (value: Value) => Partial<AllPreferences>
}) {
  const { value: shown, choose, error } = usePreference(value, change)
  return (
    <>
      <RadioGroup legend={legend} legendHidden value={shown} options={options} onChange={choose} />
      <SaveError error={error} />
    </>
  )
}
