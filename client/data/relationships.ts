/** How the viewer stands to the people on screen: one cache entry per account (spec A §7, §5 "Relationship lookups"). */
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { listRelationships, muteAccount, unmuteAccount } from '#contract/endpoints/relationships.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { call } from './api.ts'
import { currentToken } from './token.ts'

const relationshipQuery = (accountId: string) =>
  queryOptions<Relationship>({ queryKey: ['relationship', accountId], queryFn: skipToken })

/** What is known about the account; cards read it and never fetch. */
export const useRelationship = (accountId: string) => useQuery(relationshipQuery(accountId)).data ?? null

/** Asks once about all accounts not known yet. Guests and empty lists skip the call. */
export async function loadRelationships(client: QueryClient, accountIds: readonly string[]): Promise<void> {
  const unknown = [...new Set(accountIds)].filter(
    (id) => client.getQueryData(relationshipQuery(id).queryKey) === undefined,
  )
  if (currentToken() === null || unknown.length === 0) return
  try {
    // The answer comes in any order: each entry finds its account by id.
    for (const relationship of await call(listRelationships, { query: { id: unknown } })) {
      client.setQueryData(relationshipQuery(relationship.id).queryKey, relationship)
    }
  } catch (error) {
    console.error('relationships could not be loaded', error) // the posts stand without them
  }
}

/** Mutes or unmutes an account; the returned relationship replaces the known one. */
export function useMute(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => call(on ? muteAccount : unmuteAccount, { params: { id: accountId } }),
    onSuccess: (relationship) => client.setQueryData(relationshipQuery(accountId).queryKey, relationship),
  })
}
