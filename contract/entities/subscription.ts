import {
  array,
  check,
  type InferOutput,
  is,
  literal,
  number,
  object,
  picklist,
  pipe,
  string,
  union,
  unknown,
} from 'valibot'
import { listOf, plain, text } from '../tolerant.ts'
import { Account } from './account.ts'

/**
 * A paid subscription to the viewer and its end, which may be past (docs/server/payments.md#subscription,
 * docs/spec/data.md#data-of-a-subscription).
 */
export const Subscription = object({ id: number(), sender: Account, expires_at: text() })
export type Subscription = InferOutput<typeof Subscription>

/** A subscription of two people who are known to whoever asks. */
export const SubscriptionDetails = object({ id: number(), expires_at: text() })
export type SubscriptionDetails = InferOutput<typeof SubscriptionDetails>

const offer = { chain_id: string(), price: number(), payout_address: string() }

/**
 * The viewer's offer: a price in atomic units per second, and the address for the money. With `monero-light`
 * the server only watches payments, for which it has the secret view key
 * (docs/server/payments.md#subscription-option, docs/spec/data.md#data-of-a-subscription-option).
 */
export const SubscriptionOption = union([
  object({ type: literal('monero'), ...offer }),
  object({ type: literal('monero-light'), ...offer, view_key: string() }),
])
export type SubscriptionOption = InferOutput<typeof SubscriptionOption>

const KnownKind = object({ type: picklist(['monero', 'monero-light']) })

/** An offer of any kind; what has none is no offer. */
const AnyKind = object({ type: plain })

/**
 * The viewer's offers. One of a known kind that cannot be read is not left out: without it the viewer would
 * make a new one, which replaces it.
 */
export const SubscriptionOptions = pipe(
  array(unknown()),
  check((offers) =>
    offers.every((each) => is(AnyKind, each) && (!is(KnownKind, each) || is(SubscriptionOption, each))),
  ),
  listOf(SubscriptionOption),
)
