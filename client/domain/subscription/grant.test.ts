/** Tests docs/spec/subscriptions.md#page-of-a-subscriber and docs/server/payments.md#grant. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRANT_UNITS, type GrantUnit, mayBeGranted, mostGranted, readGrant } from './grant.ts'

// docs/spec/subscriptions.md#page-of-a-subscriber
test.each([
  ['1', 'months', 2_592_000],
  ['2', 'months', 5_184_000],
  ['1', 'days', 86_400],
  ['45', 'days', 3_888_000],
  [' 3 ', 'days', 259_200],
  ['۱۲', 'months', 31_104_000],
  ['٧', 'days', 604_800],
  ['007', 'days', 604_800],
  ['2.0', 'days', 172_800],
  ['828', 'months', 2_146_176_000],
  ['24855', 'days', 2_147_472_000],
] as const)('"%s" %s are %i seconds', (text, unit, seconds) => {
  expect(readGrant(text, unit)).toEqual({ seconds, problem: null })
})

// docs/spec/subscriptions.md#page-of-a-subscriber
test.each([
  ['', 'months', null],
  ['  ', 'days', null],
  ['0', 'months', 'not_positive'],
  ['۰', 'days', 'not_positive'],
  ['-1', 'months', 'not_positive'],
  ['−۳', 'days', 'not_positive'],
  ['-0', 'days', 'not_positive'],
  ['1.5', 'months', 'not_whole'],
  ['1,5', 'months', 'not_whole'],
  ['1e3', 'days', 'not_whole'],
  ['one', 'days', 'not_whole'],
  ['1 000', 'days', 'not_whole'],
  ['829', 'months', 'too_long'],
  ['24856', 'days', 'too_long'],
  ['99999999999999999999', 'days', 'too_long'],
] as const)('"%s" %s grant nothing: %s', (text, unit, problem) => {
  expect(readGrant(text, unit)).toEqual({ seconds: null, problem })
})

test('whatever is typed, what is sent is a whole positive number of 32 bits', () => {
  const typed = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
  const unit = fc.constantFrom<GrantUnit>(...GRANT_UNITS)
  fc.assert(
    fc.property(typed, unit, (text, each) => {
      const { seconds } = readGrant(text, each)
      if (seconds === null) return
      expect(Number.isInteger(seconds) && seconds >= 86_400 && seconds < 2 ** 31).toBe(true)
    }),
  )
})

test('the most of a unit is accepted, and one more is not', () => {
  for (const unit of GRANT_UNITS) {
    expect(readGrant(`${mostGranted(unit)}`, unit).problem).toBeNull()
    expect(readGrant(`${mostGranted(unit) + 1}`, unit).problem).toBe('too_long')
  }
})

// docs/spec/subscriptions.md#page-of-a-subscriber
test.each([
  ['a stranger', { followed_by: false, subscription_from: false }, false],
  ['a follower', { followed_by: true, subscription_from: false }, true],
  ['a subscriber', { followed_by: false, subscription_from: true }, true],
  ['somebody of whom nothing is known yet', null, true],
])('%s', (_, relationship, isAllowed) => {
  expect(mayBeGranted(relationship)).toBe(isAllowed)
})
