/** How the viewer stands to the people on screen: one cache entry per account (spec A §7, §5 "Relationship lookups"). */
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { listRelationships } from '#contract/endpoints/relationships.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { askableIds } from '#domain/profile/ids.ts'
import { call } from '../connection/api.ts'
import { isTokenRefused } from '../connection/api-error.ts'
import { currentToken } from '../connection/token.ts'

export const relationshipQuery = (accountId: string) =>
  queryOptions<Relationship>({ queryKey: ['relationship', accountId], queryFn: skipToken })

/** What is known about the account; cards read it and never fetch. */
export const useRelationship = (accountId: string) => useQuery(relationshipQuery(accountId)).data ?? null

/** Asks once about all accounts not known yet. Guests and empty lists skip the call. */
export async function loadRelationships(client: QueryClient, accountIds: readonly string[]): Promise<void> {
  const unknown = accountIds.filter((id) => client.getQueryData(relationshipQuery(id).queryKey) === undefined)
  await renewRelationships(client, unknown)
}

/** Asks about these accounts, known or not. */
export async function renewRelationships(client: QueryClient, accountIds: readonly string[]): Promise<void> {
  if (currentToken() === null || accountIds.length === 0) return
  try {
    // The answer comes in any order: each entry finds its account by id.
    for (const relationship of await call(listRelationships, { query: { id: askableIds(accountIds) } })) {
      client.setQueryData(relationshipQuery(relationship.id).queryKey, relationship)
    }
  } catch (error) {
    // The posts stand without them. That a session has ended is told elsewhere.
    if (!isTokenRefused(error)) console.error('relationships could not be loaded', error)
  }
}
