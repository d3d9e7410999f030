/**
 * Asks whether somebody subscribes to somebody (docs/spec/subscriptions.md#state-of-a-subscription,
 * docs/server/payments.md#find).
 */
import { queryOptions, skipToken } from '@tanstack/react-query'
import { findSubscription } from '#contract/endpoints/subscriptions.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'

/** Loads the subscription of a payer to a recipient: null when there is none. Opening the page asks again. */
export const subscriptionQuery = (payerId: string | null, recipientId: string) =>
  queryOptions({
    queryKey: ['subscription', payerId, recipientId],
    queryFn: payerId === null ? skipToken : ({ signal }) => loadSubscription(payerId, recipientId, signal),
    refetchOnMount: 'always',
    retryOnMount: true,
  })

async function loadSubscription(senderId: string, recipientId: string, signal: AbortSignal) {
  const query = { sender_id: senderId, recipient_id: recipientId }
  try {
    return await call(findSubscription, { query }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
