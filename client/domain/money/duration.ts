/**
 * Converts between what is paid and how long that lasts (docs/spec/payments.md#monthly-price). Durations are
 * whole hundredths of a month, the finest that the form knows; amounts are atomic units.
 */
import { plainDecimal, type ReadDecimal, readDecimal } from './decimal.ts'
import { roundedQuotient } from './round.ts'

export const PLACES = 2

/** Returns whole months as hundredths. */
export const months = (count: number): bigint => BigInt(count) * 100n

/**
 * Returns the payment for a duration: the shown price of a month times the months, to the next atomic unit.
 */
export const amountFor = (hundredths: bigint, monthly: bigint): bigint =>
  roundedQuotient(hundredths * monthly, 100n)

/** Returns the duration for an amount, to the next hundredth of a month. Null without a price. */
export const durationFor = (amount: bigint, monthly: bigint): bigint | null =>
  monthly > 0n ? roundedQuotient(amount * 100n, monthly) : null

/** Reads a number of months that somebody typed. */
export const readMonths = (text: string): ReadDecimal => readDecimal(text, PLACES)

/** Writes 250 hundredths as 2.5, as input fields read it. */
export const plainMonths = (hundredths: bigint): string => plainDecimal(hundredths, PLACES)
