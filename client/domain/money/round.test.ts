import { expect, test } from 'vitest'
import { roundedQuotient } from './round.ts'

// docs/spec/payments.md#amounts

test.each([
  [0n, 7n, 0n],
  [7n, 7n, 1n],
  [10n, 4n, 3n],
  [9n, 4n, 2n],
  [11n, 4n, 3n],
  [14n, 4n, 4n],
  [90_071_992_547_409_930n, 10n, 9_007_199_254_740_993n],
  [90_071_992_547_409_935n, 10n, 9_007_199_254_740_994n],
])('%i / %i is %i', (dividend, divisor, quotient) => {
  expect(roundedQuotient(dividend, divisor)).toBe(quotient)
})
