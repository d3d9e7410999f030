/** Who asks to follow and whom one asked (spec B "Follow requests", contract 1.3). */
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
import { relationshipQuery, renewRelationships } from './relationships.ts'

const LISTS = { incoming: listFollowRequests, outgoing: listOutgoingFollowRequests } as const

/** What becomes of a request is told by the relationship, which therefore comes with the page and as it is now. */
export const followRequestsQuery = (direction: keyof typeof LISTS) => {
  const load = linked(LISTS[direction], { query: { limit: PAGE_SIZE } })
  return listQuery<Account>(
    ['accounts', 'follow-requests', direction],
    async (cursor, { client, signal }) => {
      const page = await load(cursor, { signal })
      if (direction === 'incoming') tellThatTheyAsk(client, page.items)
      await renewRelationships(
        client,
        page.items.map(({ id }) => id),
      )
      return page
    },
  )
}

/** The list proves it, also where the relationship was known before they asked and cannot be had now. */
function tellThatTheyAsk(client: QueryClient, accounts: readonly Account[]): void {
  for (const { id } of accounts) {
    client.setQueryData(relationshipQuery(id).queryKey, (known) => known && { ...known, requested_by: true })
  }
}

/**
 * Answers the request of an account: true accepts, false rejects. There is one answer at a time, wherever it is given:
 * while it is on its way others are ignored, and `pending` says everywhere which one it is.
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
    onSuccess: (relationship) => client.setQueryData(relationshipQuery(accountId).queryKey, relationship),
    onError: (error) => {
      // Accepted elsewhere: the relationship says so.
      if (error instanceof ApiError && error.message === 'relationship already exists')
        return renewRelationships(client, [accountId])
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
