import { expect, test } from 'vitest'
import { preferencesOf } from './preference.ts'
import { configWith } from './preference-change.ts'

const stored = (client_config: Record<string, unknown> | null) => preferencesOf({ client_config })

test('the defaults of docs/spec/conventions.md#preferences', () => {
  const defaults = {
    contentWarningsEnabled: true,
    defaultVisibility: 'public',
    ctrlEnterEnabled: false,
    conversationNewTabEnabled: false,
    undoSeconds: 0,
  }
  expect(preferencesOf(null)).toEqual(defaults)
  expect(stored({})).toEqual(defaults)
  expect(stored({ kith: 'broken' })).toEqual(defaults)
  expect(stored({ kith: { ctrlEnterEnabled: 'yes', defaultVisibility: 7 } })).toEqual(defaults)
})

test('the preferences of the older client are used until there are own ones', () => {
  const older = { 'mitra-web': { ctrlEnterEnabled: true } }
  expect(stored(older).ctrlEnterEnabled).toBe(true)
  expect(stored({ ...older, kith: { contentWarningsEnabled: false } })).toMatchObject({
    ctrlEnterEnabled: false,
    contentWarningsEnabled: false,
  })
})

test.each([
  ['followers', 'private'],
  ['private', 'private'],
  ['subscribers', 'subscribers'],
  ['direct', 'public'],
])('the stored visibility %s is read as %s', (word, visibility) => {
  expect(stored({ kith: { defaultVisibility: word } }).defaultVisibility).toBe(visibility)
})

test.each([
  [0, 0],
  [5, 5],
  [20, 20],
  [7, 0],
  ['5', 0],
  [undefined, 0],
])('the time to undo: %o is read as %d seconds', (undoSeconds, expected) => {
  expect(stored({ kith: { undoSeconds } }).undoSeconds).toBe(expected)
})

test.each([
  [{}, { kith: { undoSeconds: 5 } }],
  [{ 'mitra-web': { ctrlEnterEnabled: true } }, { kith: { ctrlEnterEnabled: true, undoSeconds: 5 } }],
  [{ kith: { later: 1, undoSeconds: 20 }, other: 2 }, { kith: { later: 1, undoSeconds: 5 } }],
])('to %o a preference is added as %o', (client_config, expected) => {
  expect(configWith({ client_config }, { undoSeconds: 5 })).toEqual(expected)
})
