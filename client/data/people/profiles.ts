/**
 * The account that a profile's page shows, by its id or its `acct` (docs/spec/profiles.md#profile-page,
 * docs/spec/profiles.md#a-profile-that-is-not-found, docs/server/accounts.md#lookup,
 * docs/server/accounts.md#one-account).
 */
import {
  type QueryClient,
  type QueryMeta,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { getAccount, lookupAccount } from '#contract/endpoints/accounts.ts'
import type { Account } from '#contract/entities/account.ts'
import type { ProfileAddress } from '#domain/profile/address.ts'
import { call } from '../connection/api.ts'
import { isMissing, isNotFound } from '../connection/api-error.ts'
import { knownAccount } from './known-account.ts'
import { notePersonGone } from './look-for-person.ts'
import { loadProfileRelationship } from './profile-relationship.ts'

const keyOf = (address: ProfileAddress) => ['profile', address] as const

/** Loads the account that an address names. Like a list, it is left alone when one comes back to it. */
export const profileQuery = (address: ProfileAddress) => {
  const queryKey = keyOf(address)
  const meta: QueryMeta = {
    refresh: (client) => client.refetchQueries({ queryKey, exact: true }),
    stored: 'whole',
  }
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const account = await loadAccount(address, signal).catch((error: unknown) => {
        const known = isNotFound(error) && knownAccount(client, (one) => isNamed(one, address))
        if (known) notePersonGone(client, known.id)
        throw error
      })
      fillOtherKey(client, address, account)
      void loadProfileRelationship(client, account.id)
      return account
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta,
  })
}

const loadAccount = (address: ProfileAddress, signal: AbortSignal) =>
  'id' in address
    ? call(getAccount, { params: { id: address.id } }, { signal })
    : call(lookupAccount, { query: { acct: address.acct } }, { signal })

/** Keeps the account under its other address too: a link may use either. */
function fillOtherKey(client: QueryClient, asked: ProfileAddress, account: Account) {
  const other: ProfileAddress = 'id' in asked ? { acct: account.acct } : { id: account.id }
  client.setQueryData(keyOf(other), account)
}

/**
 * Returns the account that an address names. While it loads, or when it cannot be loaded, returns what any
 * list knows of it already.
 */
export function useProfile(address: ProfileAddress) {
  const client = useQueryClient()
  const known = () => knownAccount(client, (account) => isNamed(account, address))
  const query = useQuery({ ...profileQuery(address), placeholderData: known })
  const isNobody = isMissing(query.error)
  const account = query.data ?? (query.isError && !isNobody ? known() : undefined)
  return { ...query, account, isMissing: isNobody }
}

const isNamed = ({ id, acct }: Account, address: ProfileAddress) =>
  'id' in address ? id === address.id : acct === address.acct
