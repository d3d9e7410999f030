/** Switches the bell of a person on and off (docs/spec/notifications.md#bells). */
import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import { LATE_PREFERENCES } from '#domain/late-preference.ts'
import { readPreference } from '#domain/preference.ts'
import { withBell } from '#domain/system-notification/bells.ts'
import { changeStored } from '../connection/change-stored.ts'

/** Returns the function that does so, also when the menu that it stands in is closed. */
export function useTurnBell(): (person: Pick<Account, 'acct'>, isOn: boolean) => Promise<void> {
  const client = useQueryClient()
  return (person, isOn) =>
    changeStored(client, (values) => ({
      bells: withBell(readPreference(LATE_PREFERENCES.bells, values.bells), person, isOn),
    }))
}
