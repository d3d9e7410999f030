/**
 * Paid subscriptions: what is offered, who has one, and how it is paid (docs/server/payments.md#calls,
 * docs/spec/calls.md#calls-for-subscriptions).
 */
import { literal, number, object, string, union } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { Invoice } from '../entities/invoice.ts'
import { SubscriptionDetails, SubscriptionOptions } from '../entities/subscription.ts'

/** Lists what the viewer offers, with their secret view key. */
export const listSubscriptionOptions = endpoint({
  method: 'GET',
  path: '/api/v1/subscriptions/options',
  access: 'required',
  returns: SubscriptionOptions,
})

const offer = { chain_id: string(), price: number(), payout_address: string() }

/**
 * Offers subscriptions, or changes the offer for that chain. `price` is a whole number of atomic units per
 * second. Servers before 4.15 know only `monero` (docs/server/payments.md#options).
 */
export const saveSubscriptionOption = endpoint({
  method: 'POST',
  path: '/api/v1/subscriptions/options',
  access: 'required',
  body: union([
    object({ type: literal('monero'), ...offer }),
    object({ type: literal('monero-light'), ...offer, view_key: string() }),
  ]),
  returns: Account,
})

/**
 * Gives a follower or subscriber of the viewer `duration` seconds more. A negative duration takes time away
 * (docs/server/payments.md#grant).
 */
export const grantSubscription = endpoint({
  method: 'POST',
  path: '/api/v1/subscriptions',
  access: 'required',
  body: object({ subscriber_id: string(), duration: number() }),
  returns: SubscriptionDetails,
})

/** Finds a subscription, which may have ended (docs/server/payments.md#find). */
export const findSubscription = endpoint({
  method: 'GET',
  path: '/api/v1/subscriptions/find',
  access: 'none',
  query: object({ sender_id: string(), recipient_id: string() }),
  returns: SubscriptionDetails,
})

/**
 * Asks for an address to pay to. It answers 500 while the server's wallet is busy
 * (docs/server/payments.md#create-an-invoice).
 */
export const createInvoice = endpoint({
  method: 'POST',
  path: '/api/v1/subscriptions/invoices',
  access: 'none',
  body: object({ sender_id: string(), recipient_id: string(), chain_id: string(), amount: number() }),
  returns: Invoice,
})

export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/v1/subscriptions/invoices/:id',
  access: 'none',
  returns: Invoice,
})

/** Cancels an open invoice. Any other invoice is 500 (docs/server/payments.md#cancel-an-invoice). */
export const cancelInvoice = endpoint({
  method: 'DELETE',
  path: '/api/v1/subscriptions/invoices/:id',
  access: 'none',
  returns: Invoice,
})
