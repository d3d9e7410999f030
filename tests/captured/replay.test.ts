/**
 * The reference server answers as the real one did: the scenario is performed on it, and every captured
 * answer is compared with its own. What differs on purpose stands in explained.ts, with its reason.
 */
import { expect, test } from 'vitest'
import type { Difference } from './comparison.ts'
import { EXPLAINED, type Explanation, NOT_BUILT } from './explained.ts'
import { type Outcome, replay } from './replay.ts'

const outcomes = await replay()
const answered = outcomes.filter(({ isMissing }) => !isMissing)
const missing = outcomes.filter(({ isMissing }) => isMissing)

const explains = ({ cases, path = '' }: Explanation, { name }: Outcome, difference: Difference) =>
  (cases.endsWith('/') ? name.startsWith(cases) : name === cases) &&
  (typeof path === 'string' ? difference.path.startsWith(path) : path.test(difference.path))

const unexplained = (outcome: Outcome) =>
  outcome.differences.filter(
    (difference) => !EXPLAINED.some((explanation) => explains(explanation, outcome, difference)),
  )

test.each(answered)('$name: $call', (outcome) => {
  expect(unexplained(outcome)).toEqual([])
})

test('only calls of features that are not built are missing', () => {
  const known = Object.keys(NOT_BUILT)
  const unknown = missing.filter(({ name }) => !known.some((prefix) => name.startsWith(prefix)))
  expect(unknown.map(({ name }) => name)).toEqual([])
  const built = known.filter(
    (prefix) => !outcomes.some(({ name, isMissing }) => isMissing && name.startsWith(prefix)),
  )
  expect(built).toEqual([])
})

test('every explanation is still needed', () => {
  const needless = EXPLAINED.filter(
    (explanation) =>
      !answered.some((outcome) =>
        outcome.differences.some((difference) => explains(explanation, outcome, difference)),
      ),
  )
  expect(needless).toEqual([])
})

const agreeing = answered.filter(({ differences }) => differences.length === 0).length
const open = answered.filter((outcome) => unexplained(outcome).length > 0).length
test(`${outcomes.length} captured answers: ${agreeing} agree, ${answered.length - agreeing - open} differ as explained, ${open} differ unexplained, ${missing.length} belong to calls not built yet`, () => {
  expect(open).toBe(0)
})
