/**
 * Saves one's own profile and shows it everywhere (docs/spec/settings.md#profile-editor,
 * docs/server/accounts.md#update-credentials).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { updateProfile } from '#contract/endpoints/profile.ts'
import type { Account } from '#contract/entities/account.ts'
import type { ProfileUpdate } from '#domain/profile-edit/profile-edit.ts'
import { call } from '../connection/api.ts'
import { viewerQuery } from '../connection/session.ts'
import { currentToken } from '../connection/token.ts'
import { profileQuery } from '../people/profiles.ts'
import { changePosts } from '../posts/post-cache.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'

/** Returns the mutation that changes the viewer's profile. */
export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (update: ProfileUpdate) => call(updateProfile, { body: update }),
    onSuccess: (account) => showProfileHere(client, account),
  })
}

/** Shows a profile that this tab has changed, in all tabs. */
export function showProfileHere(client: QueryClient, account: Account): void {
  showProfile(client, account)
  tellTabs(client, { kind: 'profile', account })
}

/**
 * Puts the new profile in place of the former one: for the viewer, on their page, and at their posts.
 * Preferences that are on their way stay on the page.
 */
export function showProfile(client: QueryClient, account: Account): void {
  client.setQueryData(viewerQuery(currentToken()).queryKey, (viewer) => ({
    ...account,
    client_config: viewer?.client_config ?? account.client_config,
  }))
  const known = publicPart(account)
  for (const address of [{ id: account.id }, { acct: account.acct }]) {
    client.setQueryData(profileQuery(address).queryKey, known)
  }
  changePosts(client, (post) => (post.account.id === account.id ? { ...post, account: known } : post))
}

/** Returns the account as everybody sees it: the rest is sent to its owner only. */
const publicPart = (account: Account): Account => ({
  ...account,
  source: null,
  role: null,
  authentication_methods: null,
  client_config: null,
})
