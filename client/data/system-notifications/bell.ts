/** Switches the bell of a person on and off (docs/spec/notifications.md#bells). */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { withBell } from '#domain/system-notification/bells.ts'
import { savePreferences } from '../connection/preferences.ts'
import { viewerQuery } from '../connection/session.ts'
import { currentToken } from '../connection/token.ts'

const bellsNow = (client: QueryClient) =>
  latePreferencesOf(client.getQueryData(viewerQuery(currentToken()).queryKey) ?? null).bells

/** Returns the function that does so, also when the menu that it stands in is closed. */
export function useTurnBell(): (person: Pick<Account, 'acct'>, isOn: boolean) => Promise<void> {
  const client = useQueryClient()
  return (person, isOn) => savePreferences(client, { bells: withBell(bellsNow(client), person, isOn) })
}
