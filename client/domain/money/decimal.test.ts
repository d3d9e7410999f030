import { assert, bigInt, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { plainDecimal, readDecimal } from './decimal.ts'

// docs/spec/payments.md#amounts

// docs/spec/payments.md#amounts
test.each([
  ['12', 12_000n],
  ['0.5', 500n],
  ['.5', 500n],
  ['5.', 5000n],
  ['007', 7000n],
  ['0', 0n],
  ['0.001', 1n],
  ['1.50000', 1500n],
  // A comma begins the decimals too, and a Persian person has a sign of their own for that.
  ['0,5', 500n],
  ['1,234', 1234n],
  ['۱۲٫۳۴', 12_340n],
  ['٠.٥', 500n],
  ['१२.३', 12_300n],
  ['๑', 1000n],
  ['𝟙𝟚', 12_000n],
  // Of an input method for Japanese.
  ['１．５', 1500n],
  ['１，５', 1500n],
  // Copied from somewhere.
  ['  3 \n', 3000n],
  ['\u00a03\u202f', 3000n],
  ['\u200e\u2067۳\u2069', 3000n],
])('reads %j as %i thousandths', (text, units) => {
  expect(readDecimal(text, 3)).toEqual({ units, problem: null })
})

// docs/spec/payments.md#amounts
test.each([
  ['', 'empty'],
  [' \u200e', 'empty'],
  ['.', 'not_a_number'],
  ['-', 'not_a_number'],
  ['one', 'not_a_number'],
  ['1e9', 'not_a_number'],
  ['1e-13', 'not_a_number'],
  ['0x10', 'not_a_number'],
  ['Infinity', 'not_a_number'],
  ['+1', 'not_a_number'],
  ['--1', 'not_a_number'],
  ['1 234', 'not_a_number'],
  ['1.2.3', 'not_a_number'],
  ['1,234.5', 'not_a_number'],
  ['1٬234', 'not_a_number'],
  ['½', 'not_a_number'],
  ['Ⅻ', 'not_a_number'],
  ['0.5 XMR', 'not_a_number'],
  ['-1', 'negative'],
  ['−0.5', 'negative'],
  ['－１', 'negative'],
  ['-۱', 'negative'],
  ['0.0001', 'too_many_decimals'],
])('refuses %j: %s', (text, problem) => {
  expect(readDecimal(text, 3)).toEqual({ units: null, problem })
})

test.each([
  [0n, '0'],
  [1n, '0.001'],
  [500n, '0.5'],
  [1000n, '1'],
  [1_234_567n, '1234.567'],
])('writes %i thousandths as %s', (units, text) => {
  expect(plainDecimal(units, 3)).toBe(text)
})

test('what is written is read as the same number, in any digits', () => {
  const zeros = constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xe50, 0xff10, 0x1d7d8)
  assert(
    property(
      bigInt({ min: 0n, max: 10n ** 30n }),
      integer({ min: 0, max: 20 }),
      zeros,
      (units, places, zero) => {
        const text = plainDecimal(units, places)
        const typed = text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
        expect(text).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
        expect(readDecimal(typed, places)).toEqual({ units, problem: null })
      },
    ),
  )
})
