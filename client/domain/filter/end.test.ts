/** Tests docs/spec/filters.md#an-end. */
import { expect, test } from 'vitest'
import { untilOf } from './end.ts'

// docs/spec/filters.md#an-end
test.each([
  ['never', null],
  ['day', 86_400_005],
  ['week', 604_800_005],
  ['month', 2_592_000_005],
  ['unchanged', 77],
] as const)('a filter with the end %j ends at %j', (end, until) => {
  expect(untilOf(end, 77, 5)).toBe(until)
})
