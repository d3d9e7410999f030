/**
 * The viewer's relationships to the people on screen, one cache entry per account
 * (docs/spec/relationships.md#looking-up-relationships, docs/spec/posts.md#relationships-with-the-authors).
 */
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { listRelationships } from '#contract/endpoints/relationships.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { requestableIds } from '#domain/profile/ids.ts'
import { call } from '../connection/api.ts'
import { isTokenRefused } from '../connection/api-error.ts'
import { currentToken } from '../connection/token.ts'

/** Holds the relationship to one account. It is filled by `loadRelationships`, never loaded by itself. */
export const relationshipQuery = (accountId: string) =>
  queryOptions<Relationship>({ queryKey: ['relationship', accountId], queryFn: skipToken })

/** Returns the relationship to an account, or null while it is not known. It never loads it. */
export const useRelationship = (accountId: string) => useQuery(relationshipQuery(accountId)).data ?? null

/** Loads the relationships that are not known yet, in one call. Guests and empty lists need none. */
export async function loadRelationships(client: QueryClient, accountIds: readonly string[]): Promise<void> {
  const unknown = accountIds.filter((id) => client.getQueryData(relationshipQuery(id).queryKey) === undefined)
  await refreshRelationships(client, unknown)
}

/** Loads the relationships to all these accounts. Logs a failure and does not throw: nothing waits for relationships. */
export async function refreshRelationships(
  client: QueryClient,
  accountIds: readonly string[],
): Promise<void> {
  if (currentToken() === null || accountIds.length === 0) return
  try {
    // The server answers in any order.
    for (const relationship of await call(listRelationships, { query: { id: requestableIds(accountIds) } })) {
      client.setQueryData(relationshipQuery(relationship.id).queryKey, relationship)
    }
  } catch (error) {
    // The end of the session is shown elsewhere.
    if (!isTokenRefused(error)) console.error('relationships could not be loaded', error)
  }
}
