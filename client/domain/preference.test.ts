import { expect, test } from 'vitest'
import { preferencesOf } from './preference.ts'

const stored = (client_config: Record<string, unknown> | null) => preferencesOf({ client_config })

test('the defaults of spec A §9', () => {
  const defaults = {
    contentWarningsEnabled: true,
    defaultVisibility: 'public',
    ctrlEnterEnabled: false,
    conversationNewTabEnabled: false,
  }
  expect(preferencesOf(null)).toEqual(defaults)
  expect(stored({})).toEqual(defaults)
  expect(stored({ kith: 'broken' })).toEqual(defaults)
  expect(stored({ kith: { ctrlEnterEnabled: 'yes', defaultVisibility: 7 } })).toEqual(defaults)
})

test('the older client is the starting point until there is an own value', () => {
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
