import { assert, bigInt, property } from 'fast-check'
import { expect, test } from 'vitest'
import { monthlyPrice, pricePerSecond, SECONDS_PER_MONTH } from './price.ts'

// docs/spec/payments.md#monthly-price

// docs/spec/payments.md#monthly-price
test.each([
  [0n, 0n],
  [12_000n, 31_100_000_000n],
  [5000n, 12_960_000_000n],
  [3858n, 10_000_000_000n],
  // The lowest and the highest price that a server takes.
  [386n, 1_001_000_000n],
  [7_116_541_799_903n, 18_450_000_000_000_000_000n],
  // The exact price of this month is 1 012 500 000 000: half goes up.
  [390_625n, 1_013_000_000_000n],
])('%i per second are shown as %i a month', (perSecond, monthly) => {
  expect(monthlyPrice(perSecond)).toBe(monthly)
})

test.each([
  [10_000_000_000n, 3858n],
  [31_104_000_000n, 12_000n],
  [1_296_000n, 1n],
  [1_295_999n, 0n],
  [0n, 0n],
])('%i a month are stored as %i per second', (monthly, perSecond) => {
  expect(pricePerSecond(monthly)).toBe(perSecond)
})

const prices = bigInt({ min: 386n, max: 7_116_541_799_903n })

test('a price per second comes back from its exact month', () => {
  assert(
    property(prices, (price) => {
      expect(pricePerSecond(price * SECONDS_PER_MONTH)).toBe(price)
    }),
  )
})

test('a shown price has four digits and differs from the exact one by half a digit at most', () => {
  assert(
    property(prices, (price) => {
      const exact = price * SECONDS_PER_MONTH
      const shown = monthlyPrice(price)
      expect(shown.toString()).toMatch(/^\d{1,4}0*$/)
      const difference = shown > exact ? shown - exact : exact - shown
      expect(difference * 2000n <= exact).toBe(true)
    }),
  )
})

test('a price of 0.01 XMR or more with four digits is shown again as it was typed', () => {
  const typed = bigInt({ min: 1000n, max: 9999n })
  assert(
    property(typed, bigInt({ min: 7n, max: 15n }), (digits, zeros) => {
      const monthly = digits * 10n ** zeros
      expect(monthlyPrice(pricePerSecond(monthly))).toBe(monthly)
    }),
  )
})
