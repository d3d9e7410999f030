/**
 * Removes followers (docs/spec/lists.md#a-deletion-whose-answer-is-lost,
 * docs/server/relationships.md#remove-a-follower).
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeFollower } from '#contract/endpoints/account-actions.ts'
import { listRelationships } from '#contract/endpoints/relationships.ts'
import { call } from '../connection/api.ts'
import { deleteOnce } from '../connection/delete-once.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { showFollowerGone } from './follows.ts'
import { lookForPerson } from './look-for-person.ts'

/** Removes a follower. */
export function useRemoveFollower(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      deleteOnce(
        () => call(removeFollower, { params: { id: accountId } }),
        async () => {
          const [relationship] = await call(listRelationships, { query: { id: [accountId] } })
          return relationship && !relationship.followed_by ? relationship : null
        },
      ),
    onSuccess: (relationship) => {
      showFollowerGone(client, relationship)
      tellTabs(client, { kind: 'relationship', act: 'follower', relationship })
    },
    onError: (error) => lookForPerson(client, accountId, error),
  })
}
