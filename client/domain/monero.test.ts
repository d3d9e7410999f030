import { expect, test } from 'vitest'
import { moneroAmount } from './monero.ts'

test.each([
  [31_104_000_000, 'en', '0.031104'],
  [31_104_000_000, 'de', '0,031104'],
  [5_000_000_000, 'fa', '۰٫۰۰۵'],
  [1, 'en', '0.000000000001'],
  [1_234_000_000_000_000, 'en', '1,234'],
])('%i atomic units in %s: %s', (atomic, locale, expected) => {
  expect(moneroAmount(atomic, locale)).toBe(expected)
})
