/**
 * The calls that the reference server once answered otherwise than a real one: each is sent again, and the
 * answers are compared. A call that is still answered otherwise stands in explained.ts, with the reason.
 */
import { describe, expect, test } from 'vitest'
import { ask, type Told } from './ask.ts'
import { EXPLAINED } from './explained.ts'
import { RECORDED_CALLS, type RecordedCall } from './recorded-calls.ts'

const asked = await Promise.all(
  Object.entries(RECORDED_CALLS).map(async ([time, calls]) => ({
    time,
    outcomes: await Promise.all(calls.map(async (call) => ({ call, ...(await ask(call)) }))),
  })),
)
const outcomes = asked.flatMap((each) => each.outcomes)
const isEqual = ({ real, reference }: { real: Told; reference: Told }) =>
  JSON.stringify(real) === JSON.stringify(reference)
const nameOf = ({ call: { method, path } }: RecordedCall) => `${method} ${path}`
const isExplained = ({ call }: { call: RecordedCall }) => nameOf(call) in EXPLAINED

const unexplained = outcomes.filter((outcome) => !isExplained(outcome))
const causes = [...new Set(unexplained.map(({ call }) => call.cause))]

test.each(causes)('%s: answered as by the real server', (cause) => {
  const own = unexplained.filter(({ call }) => call.cause === cause)
  expect(own.map(({ reference }) => reference)).toEqual(own.map(({ real }) => real))
})

test('every explanation is still needed', () => {
  const needless = Object.keys(EXPLAINED).filter((name) =>
    outcomes.filter(({ call }) => nameOf(call) === name).every(isEqual),
  )
  expect(needless).toEqual([])
})

describe.each(asked)('$time', (each) => {
  const { length } = each.outcomes
  const equal = each.outcomes.filter(isEqual).length
  const open = each.outcomes.filter((outcome) => !isEqual(outcome) && !isExplained(outcome)).length
  test(`${length} calls: ${equal} equal, ${length - equal - open} explained, ${open} open`, () => {
    expect(open).toBe(0)
  })
})

test('all calls are sent', () => {
  expect(asked.map((each) => each.outcomes.length)).toEqual([233, 290])
})
