import { expect, test } from 'vitest'
import { type KeyChanges, keyCaps, keyProblem, keysWith, readKeys, withChange } from './changed-keys.ts'
import { SHORTCUT_GROUPS, SHORTCUTS, type ShortcutName } from './shortcut.ts'

// docs/spec/keyboard.md#the-table
test('no two shortcuts of the table have keys that collide', () => {
  const keys = keysWith({})
  const problems = SHORTCUTS.map(({ name, keys: own }) => [name, keyProblem(own, name, keys)])
  expect(problems).toEqual(SHORTCUTS.map(({ name }) => [name, null]))
  expect([...keys.keys()]).toEqual(SHORTCUTS.map(({ name }) => name))
  expect(new Set(SHORTCUTS.map(({ group }) => group))).toEqual(new Set(SHORTCUT_GROUPS))
})

// docs/spec/keyboard.md#changing-a-key
test.each<[string, ShortcutName, KeyChanges, ReturnType<typeof keyProblem>]>([
  ['f', 'like', {}, null],
  ['', 'like', {}, null],
  ['a f', 'like', {}, null],
  ['l', 'like', {}, null],
  ['ö', 'like', {}, null],
  ['j', 'like', {}, { taken: 'next' }],
  ['g', 'like', {}, { taken: 'home' }],
  ['g h', 'like', {}, { taken: 'home' }],
  ['g y', 'like', {}, null],
  ['j y', 'like', {}, { taken: 'next' }],
  ['l', 'repost', { like: 'f' }, null],
  ['f', 'repost', { like: 'f' }, { taken: 'like' }],
  ['a b c', 'like', {}, 'too_many'],
  ['ж', 'like', {}, 'unusable'],
  ['ت', 'like', {}, 'unusable'],
])('%j for "%s" with %j: %j', (wanted, name, changes, problem) => {
  expect(keyProblem(wanted, name, keysWith(changes))).toEqual(problem)
})

// docs/spec/keyboard.md#changing-a-key
test.each<[string, KeyChanges, Partial<Record<ShortcutName, string>>]>([
  ['an exchange', { next: 'k', previous: 'j' }, { next: 'k', previous: 'j' }],
  ['a key that another one has', { like: 'j' }, { next: 'j', like: 'l' }],
  ['two that want the same key', { like: 'f', repost: 'f' }, { like: 'f', repost: 'b' }],
  ['the usual key, which another one has by now', { like: 'b', repost: 'f' }, { like: 'b', repost: 'f' }],
  ['a name that the table has not', { fly: 'f' }, { like: 'l' }],
  ['what nobody can press', { like: 'F F F' }, { like: 'l' }],
  ['nothing', { like: '' }, { like: '' }],
])('stored keys are judged again: %s', (_, changes, expected) => {
  expect(Object.fromEntries(keysWith(changes))).toMatchObject(expected)
})

// docs/spec/keyboard.md#changing-a-key
test('a change is laid over the others, and goes when the usual keys are back', () => {
  expect(withChange({ next: 'n' }, 'like', 'f')).toEqual({ next: 'n', like: 'f' })
  expect(withChange({ next: 'n', like: 'f' }, 'like', 'l')).toEqual({ next: 'n' })
  expect(withChange({}, 'like', '')).toEqual({ like: '' })
})

test.each([
  ['G H', 'g h'],
  [' gh ', 'g h'],
  ['?', '?'],
  ['', ''],
])('%j is read as the keys %j', (text, keys) => {
  expect(readKeys(text)).toBe(keys)
})

test('keys are shown as they stand on the keyboard', () => {
  expect(keyCaps('g h')).toEqual(['G', 'H'])
  expect(keyCaps('?')).toEqual(['?'])
  expect(keyCaps('')).toEqual([])
})
