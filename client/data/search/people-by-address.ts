/**
 * Finds people by their addresses (docs/spec/feeds.md#add-a-member, docs/spec/account.md#add-an-alias,
 * docs/server/search.md#account-search).
 */
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { lookupAccount } from '#contract/endpoints/accounts.ts'
import { searchAccounts } from '#contract/endpoints/search.ts'
import type { Account } from '#contract/entities/account.ts'
import { findByAddress, MOST_PEOPLE } from '#domain/profile/person-address.ts'
import { call } from '../connection/api.ts'
import { isMissing } from '../connection/api-error.ts'
import { findAccounts } from './search.ts'

/** Finds the people whose addresses contain `address`. An older answer never replaces a newer one. */
export const peopleByAddressQuery = (address: string) =>
  queryOptions({
    queryKey: ['suggestions', 'address', address],
    queryFn: address === '' ? skipToken : ({ signal }) => findAccounts(address, MOST_PEOPLE, signal),
    placeholderData: keepPreviousData,
  })

interface Wanted {
  address: string
  instanceUri: string
  /** Whether the server of an address is asked too when nobody here has it. */
  elsewhere?: boolean
}

/** Returns the mutation that finds the person with exactly this address, or null. */
export function useLookUp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: Wanted) => lookUp(client, wanted),
    meta: { isQuiet: true },
  })
}

/**
 * Finds the person with exactly this address, or null. The suggestions alone are not enough: they are only
 * the first of all people whose addresses contain it.
 */
export async function lookUp(
  client: QueryClient,
  { address, instanceUri, elsewhere = false }: Wanted,
): Promise<Account | null> {
  const people = await client.fetchQuery(peopleByAddressQuery(address))
  const known = findByAddress(people, address, instanceUri) ?? (await accountAt(address))
  if (known || !elsewhere) return known
  const query = { q: address, resolve: true, limit: MOST_PEOPLE }
  return findByAddress(await call(searchAccounts, { query }), address, instanceUri)
}

async function accountAt(acct: string): Promise<Account | null> {
  try {
    return await call(lookupAccount, { query: { acct } })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
