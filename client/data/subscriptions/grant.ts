/**
 * Gives a follower or subscriber of the viewer time without a payment
 * (docs/spec/subscriptions.md#page-of-a-subscriber, docs/server/payments.md#grant).
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { grantSubscription } from '#contract/endpoints/subscriptions.ts'
import { call } from '../connection/api.ts'
import { markStale } from '../lists/lists.ts'
import { refreshRelationships } from '../people/relationships.ts'
import { subscribersQuery } from './subscribers.ts'
import { subscriptionQuery } from './subscription.ts'

/** Returns the mutation that adds so many seconds to the subscription of a person to the viewer. */
export function useGrant(subscriberId: string, viewerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (duration: number) =>
      call(grantSubscription, { body: { subscriber_id: subscriberId, duration } }),
    onSuccess: (subscription) => {
      client.setQueryData(subscriptionQuery(subscriberId, viewerId).queryKey, subscription)
      for (const isComplete of [false, true]) {
        markStale(client, subscribersQuery(viewerId, isComplete).queryKey)
      }
      void refreshRelationships(client, [subscriberId])
    },
    // It may have been done all the same, when only the answer was lost.
    onError: () => client.invalidateQueries(subscriptionQuery(subscriberId, viewerId)),
  })
}
