/**
 * Saves the default audience of posts: with the account, for all clients, where the server keeps it there
 * (docs/spec/settings.md#default-audience).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { updateProfile } from '#contract/endpoints/profile.ts'
import { type DefaultAudience, ownAudience, storedValues } from '#domain/preference.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { savePreferences } from '../connection/preferences.ts'
import { viewerQuery } from '../connection/session.ts'
import { currentToken } from '../connection/token.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'

/** Returns the mutation that saves the default audience. */
export function useSetDefaultAudience() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'default-audience' },
    mutationFn: (audience: DefaultAudience) => setDefaultAudience(client, audience),
  })
}

/**
 * Asks the account to keep the audience. Only where it does not, as before 4.17, the preference of this
 * client says it; otherwise that is `public`, beside which the account decides.
 */
export async function setDefaultAudience(client: QueryClient, audience: DefaultAudience): Promise<void> {
  const { queryKey } = viewerQuery(currentToken())
  const shown = () => client.getQueryData(queryKey) ?? null
  const account = await call(updateProfile, { body: { source: { privacy: audience } } })
  if (account.source === null) throw new ApiError('unreadable', 'the answer lacks the audience')
  // Preferences that are on their way stay on the page.
  client.setQueryData(queryKey, (viewer) => viewer && { ...viewer, source: account.source })
  const own = account.source.privacy === audience ? 'public' : audience
  if (ownAudience(storedValues(shown())) !== own) {
    await savePreferences(client, { defaultVisibility: own })
  }
  tellTabs(client, { kind: 'profile', account: shown() ?? account })
}
