/**
 * The records of payments, with the names of the API where it has one (docs/server/payments.md#entities).
 * Times are milliseconds since 1970, amounts are atomic units.
 */

export type SubscriptionOptionRecord =
  | { type: 'monero'; chain_id: string; price: number; payout_address: string }
  | { type: 'monero-light'; chain_id: string; price: number; payout_address: string; view_key: string }

export interface SubscriptionRecord {
  id: number
  expires_at: number
  /** Whether the job has seen the end. Until then both sides still count as connected. */
  has_ended: boolean
}

export type InvoiceStatus =
  | 'requested'
  | 'open'
  | 'paid'
  | 'forwarded'
  | 'timeout'
  | 'cancelled'
  | 'underpaid'
  | 'completed'
  | 'failed'

export interface InvoiceRecord {
  id: string
  sender_id: string
  recipient_id: string
  chain_id: string
  payment_address: string | null
  amount: number
  status: InvoiceStatus
  created_at: number
  expires_at: number
  /**
   * The way of a payment: it is sent on to the recipient, or goes to the recipient and is only watched, or
   * the recipient's server takes it (docs/server/payments.md#states-of-an-invoice).
   */
  way: 'forwarding' | 'watching' | 'elsewhere'
  /** null before anything was sent on. */
  payout: PayoutRecord | null
}

interface PayoutRecord {
  /** Without the fee. */
  amount: number
  block: number
  /** The payments that it sends on. */
  payments: TransferRecord[]
  /** Whether no block will ever hold it. */
  is_lost: boolean
}

export interface TransferRecord {
  address: string
  amount: number
  /** The block that holds it. null while it waits in the pool, where the server does not see it. */
  block: number | null
  /** Whether the invoice was already credited with it. */
  is_counted: boolean
}

/** A pretend chain, and how far the server's own clock has come (payment-clock.ts). */
export interface ChainRecord {
  height: number
  transfers: TransferRecord[]
  /** The number of ticks so far, and the time of the last one. null before the first call. */
  ticks: number
  ticked_at: number | null
}

/** The wallet of the server, which makes an address for each invoice. */
export interface WalletRecord {
  /** The public spend key and the secret view key, in hex. */
  spend_key: string
  view_key: string
  /** The number of the last subaddress. */
  last_address: number
  /** How many of the next calls find it busy. */
  busy_calls: number
  /** How many of the next payouts no block will hold. */
  lost_payouts: number
}
