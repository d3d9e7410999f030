/**
 * Finds what a person sells, and the smallest payment for it (docs/spec/subscriptions.md#subscription-page,
 * docs/spec/subscriptions.md#payment-form).
 */
import type { Account, PaymentOption } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { isMonero, moneroChain, moneroMetadata } from '../money/chain.ts'

/** The payment option that sells subscriptions for Monero. */
export type SubscriptionOffer = Extract<PaymentOption, { type: 'monero-subscription' }>

/** Returns what a person sells on the chain of Monero; null when they sell nothing there. */
export const offerOf = ({ payment_options }: Pick<Account, 'payment_options'>): SubscriptionOffer | null =>
  payment_options.find(
    (option): option is SubscriptionOffer =>
      option.type === 'monero-subscription' && isMonero(option.chain_id),
  ) ?? null

/** Counts when neither the offer nor the instance names a smallest payment, in atomic units. */
const SMALLEST = 1_000_000_000

/** Returns the smallest payment in atomic units: that of the offer, else that of the chain. */
export function smallestPayment(
  offer: Pick<SubscriptionOffer, 'amount_min'>,
  instance: Pick<Instance, 'blockchains'> | null,
): bigint {
  const chain = instance && moneroChain(instance)
  const ofChain = chain ? moneroMetadata(chain).payment_amount_min : 0
  return BigInt(offer.amount_min || ofChain || SMALLEST)
}
