import { expect, test } from 'vitest'
import { splitAtLimit } from './over-limit.ts'

test.each([
  ['short', 10, ['short', '']],
  ['exactly ten', 11, ['exactly ten', '']],
  ['too long', 3, ['too', ' long']],
  ['🎉🎉', 2, ['🎉🎉', '']],
  ['🎉🎉x', 2, ['🎉🎉', 'x']],
  ['a', 0, ['', 'a']],
])('%s at %i', (content, maximum, pieces) => {
  expect(splitAtLimit(content, maximum)).toEqual(pieces)
})
