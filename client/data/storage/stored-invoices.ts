/**
 * The invoices that this device knows, as local storage has them
 * (docs/spec/subscriptions.md#stored-invoices). Those of guests are nobody's: they stay whoever signs in,
 * until somebody signs out.
 */
import { boolean, type InferOutput, nullable, number, object, optional, string } from 'valibot'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { storedList } from './stored-value.ts'

const KnownInvoice = object({
  id: string(),
  payerId: string(),
  recipientId: string(),
  amount: number(),
  createdAt: string(),
  expiresAt: string(),
  hasAddress: boolean(),
  /** Whether the server only watches its address. */
  isWatched: optional(boolean()),
  status: string(),
  /** When the status was first seen, and when the server last said it, in milliseconds of its time. */
  changedAt: number(),
  seenAt: number(),
  /** When it was last seen without completion. */
  openAt: optional(number()),
  /** Whether it was made, and cancelled, on this device. */
  isMade: boolean(),
  isCancelled: boolean(),
  /** How it stood when somebody put it away; null while nobody has. */
  putAway: nullable(string()),
  /** The price per second when it was made. */
  price: number(),
  /** The end of the subscription before this payment; null for none, undefined where nobody knows. */
  formerEnd: optional(nullable(string())),
})
export type KnownInvoice = InferOutput<typeof KnownInvoice>

export const STORED_INVOICES = storedList(LATE_KEYS.invoices, 'person', KnownInvoice)
export const STORED_GUEST_INVOICES = storedList(LATE_KEYS.guestInvoices, 'device', KnownInvoice)
