/**
 * Follow requests, received and sent (docs/spec/relationships.md#follow-requests,
 * docs/server/relationships.md#lists-of-requests).
 */
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import {
  acceptFollowRequest,
  listFollowRequests,
  listOutgoingFollowRequests,
  rejectFollowRequest,
} from '#contract/endpoints/follow-requests.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { linked, listQuery } from '../lists/lists.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { lookForPerson } from './look-for-person.ts'
import { refreshRelationships, relationshipQuery, showRelationship } from './relationships.ts'

const LISTS = { incoming: listFollowRequests, outgoing: listOutgoingFollowRequests } as const

/**
 * Lists the requests of one direction. Each page comes with its current relationships, which say how a
 * request was answered.
 */
export const followRequestsQuery = (direction: keyof typeof LISTS) => {
  const load = linked(LISTS[direction], { query: { limit: PAGE_SIZE } })
  return listQuery<Account>(
    ['accounts', 'follow-requests', direction],
    async (cursor, { client, signal }) => {
      const page = await load(cursor, { signal })
      if (direction === 'incoming') markAsRequesting(client, page.items)
      await refreshRelationships(
        client,
        page.items.map(({ id }) => id),
      )
      return page
    },
  )
}

/**
 * Marks the accounts as asking to follow: the relationship may be older than the request, and loading it may
 * fail.
 */
function markAsRequesting(client: QueryClient, accounts: readonly Account[]): void {
  for (const { id } of accounts) {
    client.setQueryData(relationshipQuery(id).queryKey, (known) => known && { ...known, requested_by: true })
  }
}

/**
 * Answers the follow request of an account: true accepts, false rejects. Further answers are ignored while
 * one is being sent, wherever they are given. `pending` is the answer being sent, or null.
 */
export function useAnswerFollowRequest(accountId: string) {
  const client = useQueryClient()
  const mutationKey = ['answer-follow-request', accountId]
  const [pending = null] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables === true,
  })
  const { mutate, error } = useMutation({
    mutationKey,
    mutationFn: (accept: boolean) =>
      call(accept ? acceptFollowRequest : rejectFollowRequest, { params: { id: accountId } }),
    onSuccess: (relationship) => {
      showRelationship(client, relationship)
      tellTabs(client, { kind: 'relationship', act: 'request', relationship })
    },
    onError: (error) => {
      // The request was accepted elsewhere.
      if (error instanceof ApiError && error.message === 'relationship already exists')
        return refreshRelationships(client, [accountId])
      lookForPerson(client, accountId, error)
    },
  })
  return {
    pending,
    error: pending === null ? error : null,
    answer: (accept: boolean, onAnswered: (relationship: Relationship) => void) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(accept, { onSuccess: onAnswered })
    },
  }
}
