/**
 * Converts between the price per second, which is stored, and the price per month, which people see
 * (docs/spec/payments.md#monthly-price). Both are atomic units.
 */
import { roundedQuotient } from './round.ts'

/** A month of a subscription has 30 days. */
export const SECONDS_PER_MONTH = 2_592_000n

const SIGNIFICANT_DIGITS = 4

/** Returns the price of a month as it is shown and paid: with four significant digits, half up. */
export function monthlyPrice(perSecond: bigint): bigint {
  const exact = perSecond * SECONDS_PER_MONTH
  const unit = 10n ** BigInt(Math.max(0, exact.toString().length - SIGNIFICANT_DIGITS))
  return roundedQuotient(exact, unit) * unit
}

/** Returns the whole price per second that is nearest to a price per month. */
export const pricePerSecond = (monthly: bigint): bigint => roundedQuotient(monthly, SECONDS_PER_MONTH)
