/**
 * Loads the relationship to the person whose profile is shown. There its failure matters: buttons are missing
 * then (docs/spec/profiles.md#menu-of-a-profile).
 */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Relationship } from '#contract/entities/relationship.ts'
import { currentToken } from '../connection/token.ts'
import { askOnce, relationshipQuery } from './relationships.ts'

/**
 * Loads the relationship to one account. When that fails, the relationship counts as failed until it is
 * known.
 */
export async function loadProfileRelationship(client: QueryClient, accountId: string): Promise<void> {
  if (currentToken() === null) return
  const failures = await askOnce(client, [accountId])
  // It may fail before anything on the page asks for it.
  const { queryKey } = relationshipQuery(accountId)
  const query = client.getQueryCache().build<Relationship>(client, { queryKey })
  if (query.state.data === undefined)
    query.setState({ status: 'error', error: failures.find((one) => one instanceof Error) ?? null })
}

/** Returns whether the relationship is missing because it could not be loaded, and what tries it again. */
export function useProfileRelationshipFailure(accountId: string) {
  const client = useQueryClient()
  const { isError, error } = useQuery(relationshipQuery(accountId))
  return { isError, error, retry: () => void loadProfileRelationship(client, accountId) }
}
