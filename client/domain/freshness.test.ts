/** Tests docs/spec/clocks.md#the-age-of-an-answer. */
import { expect, test } from 'vitest'
import { isYoung } from './freshness.ts'

// docs/spec/clocks.md#the-age-of-an-answer
test.each([
  ['just now', 1_000_000, true],
  ['a moment ago', 999_000, true],
  ['as long ago as it may', 970_000, false],
  ['in the future: the clock was set back', 1_000_001, false],
  ['years ahead', 1e12, false],
])('what was said %s', (_, at, young) => {
  expect(isYoung(at, 1_000_000, 30_000)).toBe(young)
})
