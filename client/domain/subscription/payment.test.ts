/** Tests docs/spec/subscriptions.md#payment-form with the figures of docs/spec/payments.md#monthly-price. */
import { expect, test } from 'vitest'
import { monthlyPrice } from '../money/price.ts'
import { exchanged, FIRST_DRAFT, largerDraft, largestPayment, paymentOf, typedInto } from './payment.ts'

/** 0.0311 XMR a month. */
const terms = { monthly: monthlyPrice(12_000n), smallest: 1_000_000_000n }

// docs/spec/subscriptions.md#payment-form
test.each([
  ['1', 100n, 31_100_000_000n, null],
  ['2.5', 250n, 77_750_000_000n, null],
  ['2,5', 250n, 77_750_000_000n, null],
  ['۲٫۵', 250n, 77_750_000_000n, null],
  [' 12 ', 1200n, 373_200_000_000n, null],
  ['1000', 100_000n, 31_100_000_000_000n, null],
  ['0.99', 99n, 30_789_000_000n, 'too_short'],
  ['0', 0n, 0n, 'too_short'],
  ['', null, null, 'empty'],
  ['-1', null, null, 'negative'],
  ['1e3', null, null, 'not_a_number'],
  ['1.005', null, null, 'too_many_decimals'],
] as const)('a duration of %j', (text, duration, amount, problem) => {
  expect(paymentOf({ field: 'duration', text }, terms)).toEqual({ duration, amount, problem })
})

// docs/spec/subscriptions.md#payment-form
test.each([
  ['0.0311', 100n, 31_100_000_000n, null],
  ['0.07775', 250n, 77_750_000_000n, null],
  // Less than a month can be paid for by its amount.
  ['0.001', 3n, 1_000_000_000n, null],
  ['0.000999999999', 3n, 999_999_999n, 'too_small'],
  ['0', 0n, 0n, 'too_small'],
  ['31.1', 100_000n, 31_100_000_000_000n, null],
  ['31.100000000001', 100_000n, 31_100_000_000_001n, 'too_large'],
  ['1e-13', null, null, 'not_a_number'],
  ['1e9', null, null, 'not_a_number'],
  ['0.0000000000001', null, null, 'too_many_decimals'],
  ['-0.1', null, null, 'negative'],
] as const)('an amount of %j', (text, duration, amount, problem) => {
  expect(paymentOf({ field: 'amount', text }, terms)).toEqual({ duration, amount, problem })
})

test('the smallest payment holds for a cheap month too', () => {
  const cheap = { ...terms, smallest: 40_000_000_000n }
  expect(paymentOf(FIRST_DRAFT, cheap).problem).toBe('too_small')
  expect(paymentOf({ field: 'duration', text: '2' }, cheap).problem).toBeNull()
})

test('no payment is larger than a call can carry', () => {
  expect(largestPayment({ monthly: 10n ** 14n })).toBe(BigInt(Number.MAX_SAFE_INTEGER))
})

// docs/spec/subscriptions.md#payment-form
test.each([
  ['duration', '1000', { text: '1000' }],
  ['duration', '1000.01', { text: '1000', isShortened: true }],
  ['duration', '99999', { text: '1000', isShortened: true }],
  ['duration', '12,', { text: '12,' }],
  ['duration', 'twelve', { text: 'twelve' }],
  ['amount', '99999', { text: '99999' }],
] as const)('what is typed into the %s: %j becomes %j', (field, typed, draft) => {
  expect(typedInto(field, typed)).toEqual({ field, ...draft })
})

// docs/spec/subscriptions.md#underpaid
test.each([
  [1_000_000_000n, '1'],
  [15_550_000_000n, '1'],
  [15_550_000_001n, '2'],
  [31_100_000_000n, '2'],
  [0n, '1'],
])('after %s atomic units were too little, %s months are proposed', (tooSmall, text) => {
  expect(largerDraft(tooSmall, terms)).toEqual({ field: 'duration', text })
})

// docs/spec/subscriptions.md#payment-form
test.each([
  [
    { field: 'duration', text: '2.5' },
    { field: 'amount', text: '0.07775' },
  ],
  [
    { field: 'amount', text: '0.07775' },
    { field: 'duration', text: '2.5' },
  ],
  [
    { field: 'duration', text: 'x' },
    { field: 'amount', text: '' },
  ],
  [
    { field: 'amount', text: '' },
    { field: 'duration', text: '1' },
  ],
] as const)('a press exchanges %j for %j', (draft, other) => {
  expect(exchanged(draft, terms)).toEqual(other)
})
