/**
 * Decides what the form of one's own subscription option sends
 * (docs/spec/subscriptions.md#manage-subscriptions, docs/spec/subscriptions.md#subscription-options,
 * docs/server/payments.md#options).
 */
import type { SubscriptionOption } from '#contract/entities/subscription.ts'
import { type AddressProblem, networkOf, readAddress } from '../monero/address.ts'
import { PLACES, plainXmr, readXmr } from '../money/amount.ts'
import type { DecimalSteps } from '../money/decimal-step.ts'
import { monthlyPrice, pricePerSecond } from '../money/price.ts'
import type { OptionKind } from './offered-kinds.ts'

type Stored = Pick<SubscriptionOption, 'price'>

/** The price that the form offers to somebody who has none: 0.01 XMR per month. */
const FIRST_PRICE = 10_000_000_000n

/** The server's bounds, per second. */
const LOWEST = 386n
const HIGHEST = 7_116_541_799_903n

/** The lowest price per month that people can type: 0.001 XMR. */
export const LEAST_PER_MONTH = 1_000_000_000n

/** The way a price per month is typed: by hundredths of an XMR. */
export const PRICE_STEPS: DecimalSteps = {
  places: PLACES,
  step: 10_000_000_000n,
  least: LEAST_PER_MONTH,
  most: monthlyPrice(HIGHEST),
}

export type PriceProblem = 'not_a_number' | 'too_many_decimals' | 'not_positive' | 'too_low' | 'too_high'

/**
 * The price that a form asks for: atomic units per second, or why that is no price. An empty field is no
 * mistake yet.
 */
export type ReadPrice =
  | { perSecond: bigint; problem: null }
  | { perSecond: null; problem: PriceProblem | null }

/** Returns the price per month as the field shows it at first. */
export const priceText = (stored: Stored | null): string =>
  plainXmr(stored ? monthlyPrice(BigInt(stored.price)) : FIRST_PRICE)

/**
 * Reads the price per month that somebody typed. A price that was not touched stays as it is to the last
 * unit: what is shown of it is rounded.
 */
export function readPrice(typed: string, stored: Stored | null): ReadPrice {
  if (stored && typed.trim() === priceText(stored)) return { perSecond: BigInt(stored.price), problem: null }
  const { units, problem } = readXmr(typed)
  if (problem === 'empty') return { perSecond: null, problem: null }
  if (problem === 'negative' || units === 0n) return { perSecond: null, problem: 'not_positive' }
  if (problem !== null) return { perSecond: null, problem }
  const perSecond = pricePerSecond(units)
  if (perSecond < LOWEST) return { perSecond: null, problem: 'too_low' }
  if (perSecond > HIGHEST) return { perSecond: null, problem: 'too_high' }
  return { perSecond, problem: null }
}

/**
 * Returns the kind that the form begins with: the one that is stored, unless the instance has only another
 * one by now.
 */
export const firstKind = (stored: Pick<SubscriptionOption, 'type'> | null, offered: readonly OptionKind[]) =>
  offered.find((kind) => kind === stored?.type) ?? offered[0] ?? stored?.type ?? 'monero'

export type PayoutProblem = AddressProblem | 'not_standard'

/**
 * The reading of a typed payout address. `missing` characters complete it; an empty field is no mistake yet.
 */
export type ReadPayout =
  | { address: string; problem: null; missing: 0 }
  | { address: null; problem: PayoutProblem | null; missing: number }

/** Reads the address at which a creator is paid, without the spaces around it. */
export function readPayout(typed: string, chainId: string, kind: OptionKind): ReadPayout {
  const reading = readAddress(typed, networkOf(chainId))
  if (reading.state === 'begun') return { address: null, problem: null, missing: reading.missing }
  if (reading.state === 'wrong') return { address: null, problem: reading.problem, missing: 0 }
  const { address, type } = reading
  // The view key of a wallet belongs to its standard address.
  if (kind === 'monero-light' && type.kind !== 'standard') {
    return { address: null, problem: 'not_standard', missing: 0 }
  }
  return { address, problem: null, missing: 0 }
}

interface Readings {
  kind: OptionKind
  chainId: string
  price: ReadPrice
  payout: ReadPayout
  /** The secret view key; null while there is no address that it could belong to. */
  key: { key: string | null } | null
}

/** Returns the option that a form sends; null while something is missing or wrong. */
export function optionToSend({ kind, chainId, price, payout, key }: Readings): SubscriptionOption | null {
  if (price.perSecond === null || payout.address === null) return null
  const offer = { chain_id: chainId, price: Number(price.perSecond), payout_address: payout.address }
  if (kind === 'monero') return { type: kind, ...offer }
  return key === null || key.key === null ? null : { type: kind, ...offer, view_key: key.key }
}
