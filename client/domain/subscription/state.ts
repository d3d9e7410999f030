/**
 * Says how a subscription stands (docs/spec/subscriptions.md#state-of-a-subscription,
 * docs/server/payments.md#find).
 */
import type { Relationship } from '#contract/entities/relationship.ts'

export type SubscriptionState = 'unavailable' | 'none' | 'active' | 'ended'

interface Known {
  /** The price per second in atomic units. */
  price: number
  /** The record that the server found of payer and recipient. */
  found: { expires_at: string } | null
  /** The relationship of the viewer to the recipient, if the viewer is the payer. */
  relationship: Pick<Relationship, 'subscription_to'> | null
  /** Whether the recipient is on another server. Only then the relationship counts. */
  isRemote: boolean
}

/**
 * Returns how the subscription of a payer to a recipient stands. `now` is the time at the server, in
 * milliseconds.
 */
export function subscriptionState(
  { price, found, relationship, isRemote }: Known,
  now: number,
): SubscriptionState {
  if (price <= 0) return 'unavailable'
  if (found) return Date.parse(found.expires_at) > now ? 'active' : 'ended'
  return isRemote && relationship?.subscription_to ? 'active' : 'none'
}

/**
 * Returns how a subscription stands beside an invoice; null for nothing. "Not subscribed" would contradict a
 * payment that has arrived, and of the end that was bought the invoice itself speaks.
 */
export const stateBesideInvoice = (
  state: SubscriptionState,
  isCompleted: boolean,
): SubscriptionState | null => (state === 'active' && !isCompleted ? state : null)
