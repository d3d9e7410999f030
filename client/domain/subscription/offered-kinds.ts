/**
 * Decides which kinds of subscription options people can choose
 * (docs/spec/subscriptions.md#subscription-options, docs/server/instance.md#blockchains), and whether a
 * payment costs a fee (docs/spec/subscriptions.md#what-was-bought).
 */
import type { Instance } from '#contract/entities/instance.ts'
import type { SubscriptionOption } from '#contract/entities/subscription.ts'
import { isMonero } from '../money/chain.ts'
import type { SubscriptionOffer } from './offer.ts'

export type OptionKind = SubscriptionOption['type']

/** Returns the kinds that an instance has a wallet for, in its order. Both kinds stand for the same chain. */
export function offeredKinds({ blockchains }: Pick<Instance, 'blockchains'>): OptionKind[] {
  const kinds = blockchains
    .filter(({ chain_id, features }) => isMonero(chain_id) && features.subscriptions)
    .map(({ chain_metadata }) => (chain_metadata.is_forwarding_required ? 'monero' : 'monero-light'))
  return [...new Set(kinds)]
}

/**
 * Returns whether the server may send a payment on, for a fee. Which way a person has chosen nobody else is
 * told.
 */
export const mayBeForwarded = (
  { object_id }: Pick<SubscriptionOffer, 'object_id'>,
  instance: Pick<Instance, 'blockchains'> | null,
): boolean => object_id !== null || instance === null || offeredKinds(instance).join() !== 'monero-light'

/** Returns whether people can pay for subscriptions on an instance; false until it is loaded. */
export const offersSubscriptions = (instance: Pick<Instance, 'blockchains'> | null): boolean =>
  instance !== null && offeredKinds(instance).length > 0
