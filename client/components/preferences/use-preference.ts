import { useState } from 'react'
import { type AfterSaving, useSetPreference } from '#data/connection/preferences.ts'
import type { AllPreferences } from '#domain/late-preference.ts'

/**
 * Returns what a control of a stored value shows, and how it changes that. The choice shows in the same
 * moment, because a controlled field would jump back to the former value until the change has come round.
 */
export function useChoice<Value>(stored: Value, save: (value: Value, then: AfterSaving) => void) {
  const [chosen, setChosen] = useState<{ value: Value } | null>(null)
  function choose(value: Value) {
    setChosen({ value })
    save(value, { onSettled: () => setChosen(null) })
  }
  return { value: chosen ? chosen.value : stored, choose }
}

/** Returns what a control of a preference shows, and how it changes that. */
export function usePreference<Value>(stored: Value, changeTo: (value: Value) => Partial<AllPreferences>) {
  const { set, error } = useSetPreference()
  return { ...useChoice(stored, (value, then) => set(changeTo(value), then)), error }
}
