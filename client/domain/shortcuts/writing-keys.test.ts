import { expect, test } from 'vitest'
import { formatOfKey, keyOfFormat } from './writing-keys.ts'

// docs/spec/keyboard.md#keys-while-writing
test.each([
  ['b', false, 'bold'],
  ['i', true, 'italic'],
  ['k', true, 'link'],
  ['k', false, null],
  ['l', true, null],
  [null, true, null],
] as const)('%j with selected words: %j means %j', (key, hasSelection, format) => {
  expect(formatOfKey(key, hasSelection)).toBe(format)
})

// docs/spec/keyboard.md#keys-while-writing
test('a list has no key of its own', () => {
  expect(keyOfFormat('bold')).toBe('b')
  expect(keyOfFormat('list')).toBeUndefined()
})
