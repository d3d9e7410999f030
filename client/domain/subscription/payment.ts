/**
 * Reckons a payment from what was typed into one of two fields, the duration or the amount
 * (docs/spec/subscriptions.md#payment-form, docs/spec/subscriptions.md#underpaid). Durations are hundredths
 * of a month, amounts atomic units.
 */
import { LARGEST_AMOUNT, PLACES, plainXmr, readXmr } from '../money/amount.ts'
import type { DecimalProblem } from '../money/decimal.ts'
import type { DecimalSteps } from '../money/decimal-step.ts'
import {
  amountFor,
  durationFor,
  PLACES as MONTH_PLACES,
  months,
  plainMonths,
  readMonths,
} from '../money/duration.ts'

export type PaymentField = 'duration' | 'amount'

/** The text in one field; the other one is reckoned. */
export interface PaymentDraft {
  field: PaymentField
  text: string
  /** Whether a longer duration was typed, which became the longest. */
  isShortened?: boolean
}

export interface PaymentTerms {
  /** The shown price of a month. */
  monthly: bigint
  smallest: bigint
}

export type PaymentProblem = DecimalProblem | 'too_short' | 'too_small' | 'too_large'

interface Payment {
  /** Null while the text is none. */
  duration: bigint | null
  amount: bigint | null
  /** Why this cannot be paid. */
  problem: PaymentProblem | null
}

const MIN_DURATION = months(1)
export const LONGEST_MONTHS = 1000
const MAX_DURATION = months(LONGEST_MONTHS)

/** The form as it is opened. */
export const FIRST_DRAFT: PaymentDraft = { field: 'duration', text: '1' }

/** Returns the payment that a draft means. */
export function paymentOf(draft: PaymentDraft, terms: PaymentTerms): Payment {
  return draft.field === 'duration' ? byDuration(draft.text, terms) : byAmount(draft.text, terms)
}

function byDuration(text: string, terms: PaymentTerms): Payment {
  const { units: duration, problem } = readMonths(text)
  if (duration === null) return { duration, amount: null, problem }
  const amount = amountFor(duration, terms.monthly)
  if (duration < MIN_DURATION) return { duration, amount, problem: 'too_short' }
  return { duration, amount, problem: sizeProblem(amount, terms) }
}

function byAmount(text: string, terms: PaymentTerms): Payment {
  const { units: amount, problem } = readXmr(text)
  if (amount === null) return { duration: null, amount, problem }
  return { duration: durationFor(amount, terms.monthly), amount, problem: sizeProblem(amount, terms) }
}

function sizeProblem(amount: bigint, terms: PaymentTerms): PaymentProblem | null {
  if (amount === 0n || amount < terms.smallest) return 'too_small'
  return amount > largestPayment(terms) ? 'too_large' : null
}

/** Returns the largest payment: the longest duration, or what a call can carry. */
export function largestPayment({ monthly }: Pick<PaymentTerms, 'monthly'>): bigint {
  const longest = amountFor(MAX_DURATION, monthly)
  if (longest > LARGEST_AMOUNT) return LARGEST_AMOUNT
  return longest
}

/** Returns how each field is typed: by months, or by the price of a month. */
export const paymentSteps = (field: PaymentField, terms: PaymentTerms): DecimalSteps =>
  field === 'duration'
    ? { places: MONTH_PLACES, step: months(1), least: MIN_DURATION, most: MAX_DURATION }
    : { places: PLACES, step: terms.monthly, least: terms.smallest, most: largestPayment(terms) }

/** Returns a draft after a key: a duration above the longest becomes the longest, and says so. */
export function typedInto(field: PaymentField, text: string): PaymentDraft {
  const duration = field === 'duration' ? readMonths(text).units : null
  const isTooLong = duration !== null && duration > MAX_DURATION
  return isTooLong ? { field, text: String(LONGEST_MONTHS), isShortened: true } : { field, text }
}

/**
 * Returns the form for a payment that is surely larger than one that was too small: twice as much, in whole
 * months.
 */
export function largerDraft(tooSmall: bigint, { monthly }: Pick<PaymentTerms, 'monthly'>): PaymentDraft {
  const whole = monthly > 0n ? (2n * tooSmall + monthly - 1n) / monthly : 1n
  return typedInto('duration', String(whole < 1n ? 1n : whole))
}

/** Returns the draft that edits the other field, beginning with what was reckoned for it. */
export function exchanged(draft: PaymentDraft, terms: PaymentTerms): PaymentDraft {
  const { duration, amount } = paymentOf(draft, terms)
  if (draft.field === 'duration') return { field: 'amount', text: amount === null ? '' : plainXmr(amount) }
  return { field: 'duration', text: duration === null ? FIRST_DRAFT.text : plainMonths(duration) }
}
