import { expect, test } from 'vitest'
import { latePreferencesOf, lookOf } from './late-preference.ts'
import { type AccountWithConfig, hasFilters, preferencesOf } from './preference.ts'

const all = (viewer: AccountWithConfig) => ({ ...preferencesOf(viewer), ...latePreferencesOf(viewer) })
const stored = (client_config: Record<string, unknown> | null) => all({ client_config })

test('the defaults of docs/spec/conventions.md#preferences', () => {
  const defaults = {
    contentWarningsEnabled: true,
    defaultVisibility: 'public',
    ctrlEnterEnabled: false,
    conversationNewTabEnabled: false,
    undoSeconds: 0,
    originalUploads: false,
    descriptionReminder: true,
    countersHidden: false,
    textSize: 'normal',
    density: 'comfortable',
    reducedMotion: false,
    followedConversations: '',
    mentionsTold: true,
    directTold: true,
    directWordsTold: false,
    bells: '',
    silentHours: '',
    theme: null,
    locale: null,
    homeLens: null,
  }
  expect(all(null)).toEqual(defaults)
  expect(stored({})).toEqual(defaults)
  expect(stored({ kith: 'broken' })).toEqual(defaults)
  const wrong = Object.fromEntries(Object.keys(defaults).map((name) => [name, ['yes', 7]]))
  // A post must not become wider because its audience could not be read.
  expect(stored({ kith: wrong })).toEqual({ ...defaults, defaultVisibility: 'private' })
})

// docs/spec/conventions.md#preferences
test('the preferences of the older client are used until there are own ones', () => {
  const older = { 'mitra-web': { ctrlEnterEnabled: true } }
  expect(stored(older).ctrlEnterEnabled).toBe(true)
  expect(stored({ ...older, kith: { contentWarningsEnabled: false } })).toMatchObject({
    ctrlEnterEnabled: false,
    contentWarningsEnabled: false,
  })
})

// docs/spec/conventions.md#preferences
// docs/spec/writing.md#audiences
test.each([
  ['followers', 'private'],
  ['private', 'private'],
  ['subscribers', 'subscribers'],
  ['direct', 'private'],
])('the stored visibility %s is read as %s', (word, visibility) => {
  expect(stored({ kith: { defaultVisibility: word } }).defaultVisibility).toBe(visibility)
})

// docs/spec/settings.md#default-audience
test.each([
  ['public', undefined, 'public'],
  ['private', undefined, 'private'],
  ['private', 'public', 'private'],
  ['public', 'private', 'private'],
  ['subscribers', 'private', 'subscribers'],
  ['subscribers', 'unlisted', 'subscribers'],
] as const)(
  'of an account that has %s and a preference of %s the audience %s counts',
  (privacy, own, expected) => {
    const source = { note: null, fields: [], privacy, language: null }
    const client_config = { kith: { defaultVisibility: own } }
    expect(preferencesOf({ client_config, source }).defaultVisibility).toBe(expected)
  },
)

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
  [{}, ''],
  [{ textSize: 'large' }, 'large'],
  [{ textSize: 'small', density: 'compact', reducedMotion: true }, 'small compact still'],
  [{ textSize: 'huge', density: 'comfortable' }, ''],
])('%o makes the look "%s" (docs/spec/settings.md#appearance)', (kith, look) => {
  expect(lookOf(stored({ kith }))).toBe(look)
})

// docs/spec/filters.md#what-a-filter-is
test.each([
  [{}, false],
  [{ 'filter:a': { kind: 'word' } }, true],
  [{ 'filter:a': null }, false],
  [{ filters: {}, changedAt: { 'filter:a': 5 } }, false],
])('whether %j has filters: %j', (kith, expected) => {
  expect(hasFilters({ client_config: { kith } })).toBe(expected)
  expect(hasFilters(null)).toBe(false)
})
