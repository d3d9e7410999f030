/**
 * The reference server answers calls about money as a real server with a real chain did
 * (docs/server/payments.md#calls, docs/server/payments.md#behaviour). What differs on purpose stands here,
 * with its reason.
 */
import { expect, test } from 'vitest'
import { names } from './answers.ts'
import { performMoney } from './scenario.ts'
import type { Outcome } from './stage.ts'

/** The path of each difference on purpose, by the name of the answer, and its reason. */
const EXPLAINED: Record<string, [path: string, reason: string]> = {
  'expired-notifications-creator': [
    '.body[3].payment_amount',
    'a late payment had just reopened the invoice, from which the real server reads the amount',
  ],
}

const outcomes = await performMoney()

const unexplained = ({ name, differences }: Outcome) =>
  differences.filter(({ path }) => EXPLAINED[name]?.[0] !== path)

test.each(outcomes)('$name', (outcome) => {
  expect(unexplained(outcome)).toEqual([])
})

test('every captured answer was asked for once, and every explanation is needed', () => {
  expect(outcomes.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  const needed = outcomes.filter(({ differences }) => differences.length > 0).map(({ name }) => name)
  expect(Object.keys(EXPLAINED).toSorted()).toEqual(needed.toSorted())
})

const agreeing = outcomes.filter(({ differences }) => differences.length === 0).length
test(`${outcomes.length} captured answers about money: ${agreeing} agree`, () => {
  expect(agreeing).toBe(outcomes.length - Object.keys(EXPLAINED).length)
})
