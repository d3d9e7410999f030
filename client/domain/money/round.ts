/** Divides amounts without a rounding of the machine (docs/spec/payments.md#amounts). */

/** Divides two whole numbers that are not negative. What lies in the middle goes up. */
export const roundedQuotient = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor)
