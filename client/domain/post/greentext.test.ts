import { expect, test } from 'vitest'
import { isGreentext } from './greentext.ts'

// docs/spec/posts.md#greentext
test.each([
  ['>be me', true],
  ['> be me', true],
  ['  >be me', true],
  ['>>be me', true],
  ['>', false],
  ['>  ', false],
  ['be > me', false],
  ['-> me', false],
  ['', false],
])('isGreentext(%j) is %s', (line, expected) => {
  expect(isGreentext(line)).toBe(expected)
})
