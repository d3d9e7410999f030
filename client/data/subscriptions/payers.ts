/** Finds and remembers the person who pays for a guest (docs/spec/subscriptions.md#who-pays). */
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { getAccount, lookupAccount } from '#contract/endpoints/accounts.ts'
import { searchAccounts } from '#contract/endpoints/search.ts'
import type { Account } from '#contract/entities/account.ts'
import { PAYERS, payerAmong } from '#domain/profile/payer.ts'
import { cleanAddress } from '#domain/profile/person-address.ts'
import { call } from '../connection/api.ts'
import { isMissing } from '../connection/api-error.ts'

/** Holds whom a guest has named as the payer, for as long as the client is open. */
const chosenPayerQuery = (recipientId: string) =>
  queryOptions<Account | null>({
    queryKey: ['payer', recipientId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Returns whom a guest has named as the payer, or null. */
export const useChosenPayer = (recipientId: string) => useQuery(chosenPayerQuery(recipientId)).data ?? null

/** Makes somebody the payer of a guest; null lets the guest name one. */
export function namePayer(client: QueryClient, recipientId: string, payer: Account | null): void {
  client.setQueryData(chosenPayerQuery(recipientId).queryKey, payer)
}

/** Loads the person who asked for an invoice. */
export const payerQuery = (payerId: string | null) =>
  queryOptions({
    queryKey: ['account', payerId],
    queryFn:
      payerId === null
        ? skipToken
        : ({ signal }) => call(getAccount, { params: { id: payerId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

interface Wanted {
  typed: string
  instanceUri: string
  recipientId: string
}

/**
 * Returns the mutation that finds the person with exactly this address and makes them the payer; null when
 * nobody has it.
 */
export function useFindPayer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: findPayer,
    meta: { isQuiet: true },
    onSuccess: (payer, { recipientId }) => payer && namePayer(client, recipientId, payer),
  })
}

/** Looks the address up first: a search for one may find another whose address only contains it. */
async function findPayer({ typed, instanceUri, recipientId }: Wanted): Promise<Account | null> {
  const address = cleanAddress(typed)
  const wanted = { address, instanceUri, recipientId }
  const known = await lookUp(address)
  if (known) return payerAmong([known], wanted)
  return payerAmong(
    await call(searchAccounts, { query: { q: address, resolve: true, limit: PAYERS } }),
    wanted,
  )
}

async function lookUp(acct: string): Promise<Account | null> {
  try {
    return await call(lookupAccount, { query: { acct } })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
