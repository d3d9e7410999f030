/** Brings the numbers of profiles up to date (docs/spec/relationships.md#numbers-that-follow). */
import type { QueryClient } from '@tanstack/react-query'
import { getAccount } from '#contract/endpoints/accounts.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { call } from '../connection/api.ts'
import { accountOfTab } from '../tabs/tell-tabs.ts'
import { relationshipQuery } from './relationships.ts'

const [RELATIONSHIP] = relationshipQuery('').queryKey

/**
 * Watches from now on who follows whom, and renews the profiles of both; returns the function that stops it.
 */
export function renewFollowed(client: QueryClient): () => void {
  const known = new Map<string, Relationship>()
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== RELATIONSHIP || query.state.data === undefined) return
    const relationship: Relationship = query.state.data
    const former = known.get(relationship.id)
    known.set(relationship.id, relationship)
    const isSame =
      former?.following === relationship.following && former.followed_by === relationship.followed_by
    if (former && !isSame) renewProfiles(client, [relationship.id, accountOfTab(client)])
  })
}

const idOf = (data: unknown) => (data as Account | undefined)?.id

/** Loads these accounts again, where their profiles were loaded before. */
export function renewProfiles(client: QueryClient, accountIds: readonly (string | undefined)[]): void {
  const loaded = client.getQueryCache().findAll({ queryKey: ['profile'] })
  const ids = new Set(loaded.map(({ state }) => idOf(state.data)))
  for (const id of new Set(accountIds)) if (id !== undefined && ids.has(id)) void renew(client, id)
}

/** A profile whose numbers cannot be loaded keeps those that it has. */
async function renew(client: QueryClient, id: string): Promise<void> {
  try {
    const account = await call(getAccount, { params: { id } })
    client.setQueriesData<Account>({ queryKey: ['profile'] }, (known) => (known?.id === id ? account : known))
  } catch (error) {
    console.warn('the numbers of a profile are old', error)
  }
}
