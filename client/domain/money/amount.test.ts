import { expect, test } from 'vitest'
import { atomicUnits, LARGEST_AMOUNT, plainXmr, readXmr, shownXmr } from './amount.ts'

// docs/spec/payments.md#amounts

test.each([
  [31_104_000_000n, 'en', '0.031104'],
  [31_104_000_000n, 'de', '0,031104'],
  [5_000_000_000n, 'fa', '۰٫۰۰۵'],
  [1n, 'en', '0.000000000001'],
  [1_234_000_000_000_000n, 'en', '1,234'],
  // More digits than a machine number holds.
  [123_456_789_123_456_789_123n, 'en', '123,456,789.123456789123'],
])('%i atomic units in %s: %s', (atomic, locale, expected) => {
  expect(shownXmr(atomic, locale)).toBe(expected)
})

// docs/spec/payments.md#amounts
test.each([
  [77_750_000_000n, '0.07775'],
  [1n, '0.000000000001'],
  [LARGEST_AMOUNT, '9007.199254740991'],
])('%i atomic units for a wallet: %s', (atomic, expected) => {
  expect(plainXmr(atomic)).toBe(expected)
  expect(readXmr(expected).units).toBe(atomic)
})

// docs/spec/payments.md#amounts
test('less than an atomic unit is no amount', () => {
  expect(readXmr('0.0000000000001').problem).toBe('too_many_decimals')
})

test.each([
  [12_000, 12_000n],
  [9_007_199_254_740_991, LARGEST_AMOUNT],
  [1.9, 1n],
  [-5, 0n],
  [Number.NaN, 0n],
  [Number.POSITIVE_INFINITY, 0n],
])('a server that sends %d means %i', (sent, atomic) => {
  expect(atomicUnits(sent)).toBe(atomic)
})
