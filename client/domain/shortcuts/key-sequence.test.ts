import { expect, test } from 'vitest'
import { keysWith } from './changed-keys.ts'
import { meaningOf } from './key-sequence.ts'
import { SHORTCUTS } from './shortcut.ts'

// docs/spec/keyboard.md#the-table
test.each(SHORTCUTS)('$keys is "$name"', ({ name, keys }) => {
  expect(meaningOf(keys.split(' '), keysWith({}))).toEqual({ does: name })
})

// docs/spec/keyboard.md#two-keys-one-after-the-other
test.each([
  [['g'], 'begins'],
  [['g', 'h'], { does: 'home' }],
  [['g', 'x'], 'nothing'],
  [['h'], 'nothing'],
  [['y'], 'nothing'],
  [['G'], 'nothing'],
  [['?'], { does: 'help' }],
])('%j means %j', (pressed, meaning) => {
  expect(meaningOf(pressed, keysWith({}))).toEqual(meaning)
})

// docs/spec/keyboard.md#changing-a-key
test.each([
  ['the new key', { like: 'f' }, ['f'], { does: 'like' }],
  ['the usual key of what was changed', { like: 'f' }, ['l'], 'nothing'],
  ['the usual key of what has none', { like: '' }, ['l'], 'nothing'],
  ['a sequence of its own', { like: 'a f' }, ['a', 'f'], { does: 'like' }],
  ['the beginning of that', { like: 'a f' }, ['a'], 'begins'],
] as const)('with changes, %s', (_, changes, pressed, meaning) => {
  expect(meaningOf(pressed, keysWith(changes))).toEqual(meaning)
})
