/**
 * Reads an invoice: how it stands, what can be done with it, whose it is, and when it is asked for again
 * (docs/spec/subscriptions.md#invoice, docs/spec/subscriptions.md#asking-for-an-invoice,
 * docs/server/payments.md#states-of-an-invoice).
 */
import type { Invoice } from '#contract/entities/invoice.ts'

/** How an invoice stands for the payer: some states of the server look alike. */
export type InvoiceStage =
  | 'requested'
  | 'open'
  | 'processing'
  | 'underpaid'
  | 'timeout'
  | 'cancelled'
  | 'completed'

const SAME_NAME: readonly InvoiceStage[] = [
  'requested',
  'open',
  'underpaid',
  'timeout',
  'cancelled',
  'completed',
]

/** Returns the stage of a status. One that a later server may add is no end: the payment is being processed. */
export const stageOf = (status: string): InvoiceStage =>
  SAME_NAME.find((name) => name === status) ?? 'processing'

/** Returns whether the payer may still pay to the address. */
export const takesPayment = (stage: InvoiceStage) => stage === 'open' || stage === 'underpaid'

export const canCancel = (stage: InvoiceStage) => stage === 'open'

/** Returns whether the payer may put the invoice away, to make another one. */
export const canForget = (stage: InvoiceStage) =>
  stage === 'completed' || stage === 'timeout' || stage === 'cancelled'

/** Milliseconds. The server looks every 30 s, and for late payments every 600 s. */
const USUAL_PAUSE = 10_000
const PAUSE_AFTER_TIMEOUT = 60_000

/** Returns the milliseconds after which an invoice on the page is asked for again; null for never. */
export function pauseAt(stage: InvoiceStage): number | null {
  if (stage === 'completed' || stage === 'cancelled') return null
  return stage === 'timeout' ? PAUSE_AFTER_TIMEOUT : USUAL_PAUSE
}

/** Returns whether an invoice is the recipient's, from this payer; while there is no payer, from anybody. */
export const isBetween = (
  { sender_id, recipient_id }: Pick<Invoice, 'sender_id' | 'recipient_id'>,
  payerId: string | null,
  recipientId: string,
) => recipient_id === recipientId && (payerId === null || sender_id === payerId)

/** Returns the minutes until a date, the last one included. `now` is the time at the server. */
export function minutesUntil(date: string, now: number): number {
  const end = Date.parse(date)
  return Number.isNaN(end) ? 0 : Math.max(0, Math.ceil((end - now) / 60_000))
}
