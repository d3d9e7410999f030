/**
 * Decides which invoice the page shows, and which earlier ones may still receive a payment
 * (docs/spec/subscriptions.md#stored-invoices).
 */
import type { Invoice } from '#contract/entities/invoice.ts'
import { type InvoiceStage, mayStillReceive, standingOf } from './view.ts'

/** The part of what the device keeps of an invoice that matters here. */
export interface KnownStanding {
  id: string
  payerId: string
  recipientId: string
  amount: number
  status: string
  hasAddress: boolean
  /** Whether the server only watches its address. */
  isWatched?: boolean | undefined
  expiresAt: string
  /** How it stood when somebody put it away; null while nobody has. */
  putAway: string | null
}

/**
 * The answer of the server: nothing yet, a failure, or an invoice; null for none with this id, and where
 * nobody asks.
 */
export type InvoiceAnswer = 'pending' | 'failed' | Invoice | null

export interface Wanted {
  /** Null while a guest has not named the payer: then anybody's invoice counts. */
  payerId: string | null
  recipientId: string
  /** The id in the address of the page. */
  named: string | null
  /** The ids that the device has besides, the best first. */
  stored: readonly string[]
  known: readonly KnownStanding[]
  answers: ReadonlyMap<string, InvoiceAnswer>
  now: number
}

/**
 * An invoice beside the shown one that may still receive a payment, or has received one that nobody has seen.
 */
export interface Earlier {
  id: string
  amount: number
  stage: InvoiceStage
  /** Whether a payment to it still counts. */
  mayReceive: boolean
}

export interface Choice {
  /** The id of the invoice that the page shows; null for the form. */
  id: string | null
  /** Whether nobody knows yet which one it is. */
  isPending: boolean
  /** The others that matter, the newest first. */
  earlier: readonly Earlier[]
}

/** Returns whether an invoice is the recipient's, from this payer; while there is no payer, from anybody. */
export const isBetween = (
  { sender_id, recipient_id }: Pick<Invoice, 'sender_id' | 'recipient_id'>,
  payerId: string | null,
  recipientId: string,
) => recipient_id === recipientId && (payerId === null || sender_id === payerId)

const stageOfKnown = ({ status, hasAddress, expiresAt }: KnownStanding, now: number): InvoiceStage =>
  standingOf({ status, payment_address: hasAddress ? '' : null, expires_at: expiresAt }, now).stage

/** Returns whether the server need not be asked how an invoice stands that was put away. */
export const isSettled = (known: KnownStanding, now: number): boolean =>
  known.putAway === stageOfKnown(known, now) && !mayStillReceive(stageOfKnown(known, now))

/**
 * Returns which invoice is shown, and which others may receive a payment: who has paid one of those must find
 * it before paying again. One that was put away is shown again as soon as it stands differently.
 */
export function chooseInvoice(wanted: Wanted): Choice {
  const { named, stored } = wanted
  const ids = [...new Set([...(named === null ? [] : [named]), ...stored])]
  const found = ids.map((id) => look(id, wanted))
  const first = found.find(({ isShown, isPending }) => isShown || isPending)
  if (first?.isPending) return { id: null, isPending: true, earlier: [] }
  const earlier = found.flatMap((one) => (one === first || !one.earlier ? [] : [one.earlier]))
  return { id: first?.id ?? null, isPending: false, earlier }
}

interface Found {
  id: string
  isShown: boolean
  isPending: boolean
  /** The line for it beside another one; null where it does not matter any more. */
  earlier: Earlier | null
}

/** Returns what becomes of an invoice. */
function look(id: string, { named, known, answers, payerId, recipientId, now }: Wanted): Found {
  const answer = answers.get(id) ?? null
  const record = known.find((one) => one.id === id)
  const isOther = answer !== null && typeof answer !== 'string' && !isBetween(answer, payerId, recipientId)
  if (answer === null || isOther) return { id, isShown: false, isPending: false, earlier: null }
  const stage =
    typeof answer === 'string' ? record && stageOfKnown(record, now) : standingOf(answer, now).stage
  const isPending = answer === 'pending'
  const isNews = !record || record.putAway !== stage
  const isShown = !isPending && (id === named || isNews)
  if (!record || !stage) return { id, isShown, isPending, earlier: null }
  // Nobody knows whether a late payment counts that the server only watches. It is asked for all the same.
  const mayReceive = stage === 'open' || (mayStillReceive(stage) && !record.isWatched)
  const isLine = isNews || mayReceive
  return { id, isShown, isPending, earlier: isLine ? { id, amount: record.amount, stage, mayReceive } : null }
}

/** Returns the largest amount that was too small, of those that were put away; null where none was. */
export function largestTooSmall(earlier: readonly Earlier[]): bigint | null {
  const amounts = earlier.filter(({ stage }) => stage === 'underpaid').map(({ amount }) => amount)
  return amounts.length > 0 ? BigInt(Math.max(...amounts)) : null
}
