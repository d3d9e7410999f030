/**
 * Loads and saves what the viewer sells (docs/spec/subscriptions.md#manage-subscriptions,
 * docs/server/payments.md#options). With it comes a secret view key, so it is kept no longer than it is
 * shown.
 */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listSubscriptionOptions, saveSubscriptionOption } from '#contract/endpoints/subscriptions.ts'
import type { SubscriptionOption } from '#contract/entities/subscription.ts'
import { isMonero } from '#domain/money/chain.ts'
import { showProfileHere } from '../account/edit-profile.ts'
import { call } from '../connection/api.ts'

/** Loads the viewer's option on the chain of Monero; null when there is none. Opening the page asks again. */
export const subscriptionOptionQuery = queryOptions({
  queryKey: ['subscription-option'],
  queryFn: async ({ signal }) => {
    const options = await call(listSubscriptionOptions, {}, { signal })
    return options.find(({ chain_id }) => isMonero(chain_id)) ?? null
  },
  refetchOnMount: 'always',
  gcTime: 0,
})

/**
 * Returns the mutation that saves the viewer's option. The server has one for each chain, and replaces it.
 */
export function useSaveSubscriptionOption() {
  const client = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (option: SubscriptionOption) => call(saveSubscriptionOption, { body: option }),
    onSuccess: (account, option) => {
      client.setQueryData(subscriptionOptionQuery.queryKey, option)
      showProfileHere(client, account)
    },
  })
}
