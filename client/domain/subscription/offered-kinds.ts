/**
 * Decides which kinds of subscription options people can choose (docs/spec/subscriptions.md#subscription-options,
 * docs/server/instance.md#blockchains).
 */
import type { Instance } from '#contract/entities/instance.ts'
import type { SubscriptionOption } from '#contract/entities/subscription.ts'
import { isMonero } from '../money/chain.ts'

export type OptionKind = SubscriptionOption['type']

/** Returns the kinds that an instance has a wallet for, in its order. Both kinds stand for the same chain. */
export function offeredKinds({ blockchains }: Pick<Instance, 'blockchains'>): OptionKind[] {
  const kinds = blockchains
    .filter(({ chain_id, features }) => isMonero(chain_id) && features.subscriptions)
    .map(({ chain_metadata }) => (chain_metadata.is_forwarding_required ? 'monero' : 'monero-light'))
  return [...new Set(kinds)]
}

/** Returns whether people can pay for subscriptions on an instance; false until it is loaded. */
export const offersSubscriptions = (instance: Pick<Instance, 'blockchains'> | null): boolean =>
  instance !== null && offeredKinds(instance).length > 0
