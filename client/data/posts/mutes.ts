/** Mutes people (docs/spec/relationships.md#muting). */
import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { muteAccount, unmuteAccount } from '#contract/endpoints/account-actions.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { call } from '../connection/api.ts'
import { markStale } from '../lists/lists.ts'
import { lookForPerson } from '../people/look-for-person.ts'
import { mutedAccountsQuery } from '../people/muted-accounts.ts'
import { relationshipQuery } from '../people/relationships.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { storeAsMuted } from './forget-posts.ts'
import { changePosts } from './post-cache.ts'
import { renewPostLists } from './renew-post-lists.ts'

/**
 * Returns the mutation that mutes or unmutes an account. It shows at once in every list, and is put back when
 * it is refused. Presses on one person are sent one after the other, so quick presses end in the last one.
 */
export function muteOptions(
  client: QueryClient,
  accountId: string,
): MutationOptions<Relationship, Error, boolean> {
  const { queryKey } = relationshipQuery(accountId)
  const mutationKey = ['mute', accountId]
  const isLastPress = () => client.isMutating({ mutationKey }) === 1
  const show = (muting: boolean) => client.setQueryData(queryKey, (known) => known && { ...known, muting })
  return {
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: (on) => call(on ? muteAccount : unmuteAccount, { params: { id: accountId } }),
    onMutate: (on) => void show(on),
    onSuccess: (relationship, on) => {
      if (!isLastPress()) return
      showMute(client, relationship, on)
      tellTabs(client, { kind: 'relationship', act: on ? 'mute' : 'unmute', relationship })
      void storeAsMuted(client, accountId, on)
    },
    onError: (error, on) => {
      if (!isLastPress()) return
      show(!on)
      lookForPerson(client, accountId, error)
    },
  }
}

/**
 * Shows that a person is muted, or is not any more. Their posts say so too: a list that is stored for the
 * next visit comes back without the relationships.
 */
export function showMute(client: QueryClient, relationship: Relationship, on: boolean): void {
  client.setQueryData(relationshipQuery(relationship.id).queryKey, relationship)
  changePosts(client, (post) =>
    post.account.id === relationship.id && post.hidden !== on ? { ...post, hidden: on } : post,
  )
  markStale(client, mutedAccountsQuery.queryKey)
  if (!on) renewPostLists(client) // those that were loaded in between lack the posts of this person
}

/** Mutes or unmutes an account. */
export const useMute = (accountId: string) => useMutation(muteOptions(useQueryClient(), accountId))
