/** Reads receipts, writes them as a table, and adds up what came in (docs/spec/subscriptions.md#receipts). */
import type { Notification } from '#contract/entities/notification.ts'
import { atomicUnits, plainXmr } from '../money/amount.ts'

/** An invoice of the viewer, as this device saw it last. */
export interface Receipt {
  invoiceId: string
  recipientId: string
  /** The address of the author, and their name; null while this device does not know them. */
  acct: string | null
  name: string | null
  amount: number
  status: string
  createdAt: string
  /** The end of the subscription after this payment; null where nobody knows it. */
  until: string | null
}

const STATES = ['completed', 'underpaid', 'timeout', 'cancelled', 'failed'] as const

export type ReceiptState = (typeof STATES)[number] | 'waiting' | 'processing'

/** Returns how an invoice stands; a status that nobody knows yet is a payment on its way. */
export function receiptState(status: string): ReceiptState {
  if (status === 'open' || status === 'requested') return 'waiting'
  return STATES.find((state) => state === status) ?? 'processing'
}

/** Returns the receipts with the newest first. */
export const newestReceipts = (receipts: readonly Receipt[]): Receipt[] =>
  receipts.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))

const COLUMNS = ['day', 'author', 'amount_xmr', 'status', 'subscribed_until', 'invoice']

/** Returns the receipts as a table by RFC 4180, with amounts as plain decimals. */
export function receiptsCsv(receipts: readonly Receipt[]): string {
  const rows = receipts.map(({ createdAt, acct, recipientId, amount, status, until, invoiceId }) => [
    createdAt.slice(0, 10),
    acct ?? recipientId,
    plainXmr(atomicUnits(amount)),
    status,
    until?.slice(0, 10) ?? '',
    invoiceId,
  ])
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A spreadsheet takes such a text for a formula, which could send what is beside it somewhere. */
const FORMULA = /^[\s]*[=+\-@\t\r]/

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export interface MonthOfIncome {
  /** The month in words. */
  month: string
  sum: bigint
  /** The payments whose amount the server does not tell. */
  unknown: number
  payments: number
}

const INCOME: readonly string[] = ['subscription', 'payment_anonymous']

/**
 * Adds up what notifications say of payments by month, the newest first. `monthOf` names the month of a date
 * in the calendar of the reader, and returns null for one that cannot be read.
 */
export function incomeByMonth(
  notifications: readonly Pick<Notification, 'type' | 'created_at' | 'payment_amount'>[],
  monthOf: (date: string) => string | null,
): MonthOfIncome[] {
  const months = new Map<string, MonthOfIncome>()
  const payments = notifications
    .filter(({ type, created_at }) => INCOME.includes(type) && monthOf(created_at) !== null)
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  for (const { created_at, payment_amount } of payments) {
    const month = monthOf(created_at) ?? ''
    const known = months.get(month) ?? { month, sum: 0n, unknown: 0, payments: 0 }
    months.set(month, {
      month,
      sum: known.sum + atomicUnits(payment_amount ?? 0),
      unknown: known.unknown + (payment_amount === null ? 1 : 0),
      payments: known.payments + 1,
    })
  }
  return [...months.values()]
}
