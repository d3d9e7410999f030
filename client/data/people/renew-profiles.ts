/** Brings the numbers of profiles up to date (docs/spec/relationships.md#numbers-that-follow). */
import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { viewerQuery } from '../connection/session.ts'
import { relationshipQuery } from './relationships.ts'

const [RELATIONSHIP] = relationshipQuery('').queryKey

/** Watches from now on who follows whom, and renews the profiles of both; returns the function that stops it. */
export function renewFollowed(client: QueryClient): () => void {
  const known = new Map<string, Relationship>()
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== RELATIONSHIP || query.state.data === undefined) return
    const relationship: Relationship = query.state.data
    const former = known.get(relationship.id)
    known.set(relationship.id, relationship)
    const isSame =
      former?.following === relationship.following && former.followed_by === relationship.followed_by
    const viewerId = idOf(client.getQueryData(viewerQuery(null).queryKey))
    if (former && !isSame) renewProfiles(client, [relationship.id, viewerId])
  })
}

const idOf = (data: unknown) => (data as Account | undefined)?.id

/** Loads the profiles of these accounts again, each once, the one that is on screen if there is one. */
export function renewProfiles(client: QueryClient, accountIds: readonly (string | undefined)[]): void {
  const loaded = client.getQueryCache().findAll({ queryKey: ['profile'] })
  const shownFirst = loaded.toSorted((one, other) => Number(other.isActive()) - Number(one.isActive()))
  for (const id of new Set(accountIds)) {
    const profile = shownFirst.find(({ state }) => idOf(state.data) === id)
    if (id !== undefined && profile) void client.refetchQueries({ queryKey: profile.queryKey, exact: true })
  }
}
