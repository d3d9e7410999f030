import { assert, bigInt, property } from 'fast-check'
import { expect, test } from 'vitest'
import { readXmr } from './amount.ts'
import { amountFor, durationFor, months, plainMonths, readMonths } from './duration.ts'
import { monthlyPrice } from './price.ts'

// docs/spec/payments.md#monthly-price

const MONTHLY = monthlyPrice(12_000n)

// docs/spec/payments.md#monthly-price
test.each([
  ['1', 31_100_000_000n],
  ['2.5', 77_750_000_000n],
  ['۲٫۵', 77_750_000_000n],
  ['1000', 31_100_000_000_000n],
  ['1.01', 31_411_000_000n],
])('%s months of 12000 per second cost %i', (typed, amount) => {
  const { units } = readMonths(typed)
  expect(amountFor(units ?? 0n, MONTHLY)).toBe(amount)
})

test.each([
  [149n, 1n, 1n],
  [150n, 1n, 2n],
  [1n, 50n, 1n],
])('%i hundredths at %i a month cost %i, half up', (duration, monthly, amount) => {
  expect(amountFor(duration, monthly)).toBe(amount)
})

test.each([
  ['0.0311', '1'],
  ['0.07775', '2.5'],
  ['0.05', '1.61'],
  ['0.001', '0.03'],
  ['31.1', '1000'],
])('%s XMR are %s months of 12000 per second', (typed, duration) => {
  const { units } = readXmr(typed)
  expect(plainMonths(durationFor(units ?? 0n, MONTHLY) ?? 0n)).toBe(duration)
})

test('without a price no amount has a duration', () => {
  expect(durationFor(1n, 0n)).toBeNull()
})

test('a third decimal is no duration', () => {
  expect(readMonths('1.005').problem).toBe('too_many_decimals')
  expect(readMonths('2').units).toBe(months(2))
})

const durations = bigInt({ min: 1n, max: months(1000) })
const prices = bigInt({ min: 386n, max: 7_116_541_799_903n })

test('a duration comes back from its amount', () => {
  assert(
    property(durations, prices, (duration, price) => {
      const monthly = monthlyPrice(price)
      expect(durationFor(amountFor(duration, monthly), monthly)).toBe(duration)
    }),
  )
})

test('a duration of an amount is at most half a hundredth of a month away', () => {
  assert(
    property(bigInt({ min: 1n, max: 10n ** 16n }), prices, (amount, price) => {
      const monthly = monthlyPrice(price)
      const back = amountFor(durationFor(amount, monthly) ?? 0n, monthly)
      const difference = back > amount ? back - amount : amount - back
      // One more for the rounding of the amount itself.
      expect(difference * 200n <= monthly + 200n).toBe(true)
    }),
  )
})
