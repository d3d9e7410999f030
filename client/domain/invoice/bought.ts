/**
 * Reckons for how long an invoice is, and whether the subscription lasts that much longer after it was paid
 * (docs/spec/subscriptions.md#what-was-bought, docs/server/payments.md#what-a-payment-buys).
 */

import type { KnownEnd } from './view.ts'

/** Everything that is known of a payment. Times are milliseconds of the server. */
export interface Purchase {
  /** In atomic units. */
  amount: number
  /** The price per second when the invoice was made. */
  price: number
  /** The end of the subscription before: null for none, undefined where nobody knows. */
  formerEnd?: string | null | undefined
  /** When the invoice was last seen without completion; undefined where it never was. */
  openAt?: number | undefined
  /** When it was first seen completed. */
  changedAt: number
}

/** The most that forwarding takes away, in atomic units; a server on a private chain took 0.0018 XMR. */
const LARGEST_FEE = 2_500_000_000
/** The milliseconds that rounding and two clocks can make of a duration. */
const NOTHING = 600_000

/** Returns the milliseconds that an amount buys. */
export const timeFor = (amount: number, price: number): number => (price > 0 ? (amount / price) * 1000 : 0)

/** Returns the time at which a subscription ends that is extended now, before anything is taken off. */
export const endAfter = (amount: number, price: number, formerEnd: string | null, now: number): number =>
  beginning(formerEnd, now) + timeFor(amount, price)

/**
 * Returns what is known of the end that a payment has led to. The time began at the former end, or when the
 * server completed the payment, which nobody knows exactly: what may be as it was asked for is taken so.
 */
export function knownEnd(end: string | null, isAsking: boolean, purchase: Purchase | null): KnownEnd {
  if (isAsking) return 'asking'
  if (end === null) return 'unknown'
  if (!purchase || purchase.formerEnd === undefined || purchase.openAt === undefined) return 'as_asked'
  const { amount, price } = purchase
  const asked = timeFor(amount, price)
  if (mostTime(end, purchase) < asked - timeFor(LARGEST_FEE, price) - NOTHING) return 'less'
  return leastTime(end, purchase) > asked + NOTHING ? 'more' : 'as_asked'
}

/** Returns the most and the least milliseconds that can have been bought. */
export const mostTime = (end: string, { formerEnd, openAt, changedAt }: Purchase): number =>
  Date.parse(end) - beginning(formerEnd ?? null, openAt ?? changedAt)
export const leastTime = (end: string, { formerEnd, changedAt }: Purchase): number =>
  Date.parse(end) - beginning(formerEnd ?? null, changedAt)

const beginning = (formerEnd: string | null, now: number): number =>
  Math.max(now, formerEnd === null ? now : Date.parse(formerEnd))
