/** Tests docs/spec/subscriptions.md#what-was-bought. */
import { describe, expect, test } from 'vitest'
import { endAfter, knownEnd, leastTime, mostTime, timeFor } from './bought.ts'

const MONTH = 2_592_000
const PRICE = 5000
const AMOUNT = PRICE * MONTH
/** The fee of sending on, on a private chain. */
const FEE = 1_808_400_000

const at = (hours: number) => Date.parse('2026-11-22T12:00:00Z') + hours * 3_600_000
const text = (time: number) => new Date(time).toISOString()

/** Seen open at 1 h, and completed at once after that. */
const watched = { amount: AMOUNT, price: PRICE, formerEnd: null, openAt: at(1), changedAt: at(1) }
const endOf = (payout: number, from = at(1)) => text(from + (payout / PRICE) * 1000)

describe.each([
  ['a new subscription', watched, at(1)],
  ['one that was over', { ...watched, formerEnd: text(at(-5)) }, at(1)],
  ['one that lasts', { ...watched, formerEnd: text(at(100)) }, at(100)],
])('%s', (_, purchase, from) => {
  // docs/spec/subscriptions.md#what-was-bought
  test.each([
    ['all of it', AMOUNT, 'as_asked'],
    ['all of it less the fee', AMOUNT - FEE, 'as_asked'],
    ['half', AMOUNT / 2, 'less'],
    ['two payments', 2 * AMOUNT - FEE, 'more'],
    ['some minutes more', AMOUNT + 500 * PRICE, 'as_asked'],
  ])('for %s', (__, payout, is) => {
    expect(knownEnd(endOf(payout, from), false, purchase)).toBe(is)
    const end = endOf(payout, from)
    const time = (payout / PRICE) * 1000
    expect([leastTime(end, purchase), mostTime(end, purchase)]).toEqual([time, time])
  })
})

// docs/spec/subscriptions.md#what-was-bought
test('while nobody knows when it was completed, only what is certain is said', () => {
  const late = { ...watched, changedAt: at(900) }
  expect(knownEnd(endOf(AMOUNT), false, late)).toBe('as_asked')
  expect(knownEnd(endOf(AMOUNT / 2, at(1)), false, late)).toBe('less')
  expect(knownEnd(endOf(2 * AMOUNT, at(1)), false, late)).toBe('as_asked')
  expect(knownEnd(endOf(AMOUNT / 2), false, { ...late, openAt: undefined })).toBe('as_asked')
  expect(knownEnd(endOf(AMOUNT / 2), false, { ...watched, formerEnd: undefined })).toBe('as_asked')
  expect(knownEnd(endOf(AMOUNT / 2), false, null)).toBe('as_asked')
})

test('an end that is asked for, or not known, is said to be so', () => {
  expect(knownEnd(endOf(AMOUNT), true, watched)).toBe('asking')
  expect(knownEnd(null, false, watched)).toBe('unknown')
})

test('the form reckons from the later of now and the end', () => {
  expect(endAfter(AMOUNT, PRICE, null, at(0))).toBe(at(720))
  expect(endAfter(AMOUNT, PRICE, text(at(-1)), at(0))).toBe(at(720))
  expect(endAfter(AMOUNT, PRICE, text(at(10)), at(0))).toBe(at(730))
  expect(timeFor(AMOUNT, 0)).toBe(0)
})
