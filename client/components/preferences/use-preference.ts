import { useState } from 'react'
import { useSetPreference } from '#data/connection/preferences.ts'
import type { AllPreferences } from '#domain/late-preference.ts'

/**
 * Returns what a control of a preference shows, and how it changes that. The choice shows in the same moment,
 * because a controlled field would jump back to the former value until the change has come round.
 */
export function usePreference<Value>(stored: Value, changeTo: (value: Value) => Partial<AllPreferences>) {
  const { set, error } = useSetPreference()
  const [chosen, setChosen] = useState<{ value: Value } | null>(null)
  function choose(value: Value) {
    setChosen({ value })
    set(changeTo(value), { onSettled: () => setChosen(null) })
  }
  return { value: chosen ? chosen.value : stored, choose, error }
}
