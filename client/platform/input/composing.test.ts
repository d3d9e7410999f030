/** Tests docs/spec/writing.md#input-methods. */
import { expect, test } from 'vitest'
import { isForInputMethod } from './composing.ts'

// docs/spec/writing.md#input-methods
test.each([
  ['while words are composed', { isComposing: true, keyCode: 229 }, true],
  ['that has ended a composition, in Safari', { isComposing: false, keyCode: 229 }, true],
  ['of somebody who types', { isComposing: false, keyCode: 13 }, false],
])('a key %s', (_, key, expected) => {
  expect(isForInputMethod(key)).toBe(expected)
})
