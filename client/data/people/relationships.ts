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
  await askOnce(client, unknown)
}

/** The calls that are on their way, by the accounts that they ask about. */
const running = new Map<string, Promise<unknown>>()

/**
 * Loads relationships, unless a call for them is on its way: the profile and its posts ask at the same
 * moment. Returns the errors of calls that failed.
 */
export function askOnce(client: QueryClient, accountIds: readonly string[]): Promise<unknown[]> {
  const waitsFor = accountIds.map((id) => running.get(id))
  const others = accountIds.filter((id) => !running.has(id))
  return Promise.all([...waitsFor, refreshRelationships(client, others)])
}

/**
 * Loads the relationships to all these accounts. Logs a failure and returns it: nothing waits for
 * relationships.
 */
export async function refreshRelationships(
  client: QueryClient,
  accountIds: readonly string[],
): Promise<unknown> {
  if (currentToken() === null || accountIds.length === 0) return
  const answered = load(client, accountIds)
  for (const id of accountIds) running.set(id, answered)
  const failure = await answered
  for (const id of accountIds) if (running.get(id) === answered) running.delete(id)
  return failure
}

/** Puts an answer in place of what is known. */
export const showRelationship = (client: QueryClient, relationship: Relationship) =>
  client.setQueryData(relationshipQuery(relationship.id).queryKey, relationship)

async function load(client: QueryClient, accountIds: readonly string[]): Promise<unknown> {
  try {
    // The server answers in any order.
    for (const relationship of await call(listRelationships, { query: { id: requestableIds(accountIds) } })) {
      showRelationship(client, relationship)
    }
  } catch (error) {
    // The end of the session is shown elsewhere.
    if (!isTokenRefused(error)) console.warn('relationships could not be loaded', error)
    return error
  }
}
