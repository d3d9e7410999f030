/** Brings the numbers of profiles up to date (docs/spec/relationships.md#numbers-that-follow). */
import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'

/** The key that all profiles begin with. */
export const PROFILES = ['profile']

/** Returns the id of the viewer's account, where it is known. */
export const viewerIdOf = (client: QueryClient): string | undefined =>
  client.getQueryData<Account>(['viewer'])?.id

/** Loads the profiles of these accounts again that were loaded before, each once, the one that is on screen if there is one. */
export function renewProfiles(client: QueryClient, accountIds: readonly (string | undefined)[]): void {
  const loaded = client.getQueryCache().findAll({ queryKey: PROFILES })
  const shownFirst = loaded.toSorted((one, other) => Number(other.isActive()) - Number(one.isActive()))
  for (const id of new Set(accountIds)) {
    const profile = shownFirst.find(({ state }) => (state.data as Account | undefined)?.id === id)
    if (id !== undefined && profile) void client.refetchQueries({ queryKey: profile.queryKey, exact: true })
  }
}
