import { expect, test } from 'vitest'
import {
  changesAt,
  isSmallEnough,
  missingChanges,
  unsureChanges,
  withChanges,
  withLater,
  withoutChanges,
} from './preference-change.ts'

// docs/spec/settings.md#two-devices-that-save

const dark = changesAt(100, { theme: 'dark' }, {})
const light = changesAt(200, { theme: 'light' }, {})
const large = changesAt(150, { textSize: 'large' }, {})

test('a change is laid over what is stored, and everything else stays', () => {
  expect(withChanges({ later: { deep: 1 }, changedAt: { later: 5 } }, dark)).toEqual({
    later: { deep: 1 },
    theme: 'dark',
    changedAt: { later: 5, theme: 100 },
  })
})

// docs/spec/settings.md#two-devices-that-save
test('of two devices that saved over each other, both changes are stored in the end, whoever writes last', () => {
  const ofBoth = { theme: 'dark', textSize: 'large', changedAt: { theme: 100, textSize: 150 } }
  // Both have read the same, and each writes only its own change.
  const [a, b] = [withChanges({}, dark), withChanges({}, large)]
  expect(missingChanges(b, dark)).toEqual(dark)
  expect(withChanges(b, dark)).toEqual(ofBoth)
  expect(missingChanges(a, large)).toEqual(large)
  expect(withChanges(a, large)).toEqual(ofBoth)
})

test('of two changes of one preference the later one counts on every device', () => {
  const stored = withChanges({}, light)
  expect(missingChanges(stored, dark)).toEqual({})
  expect(withChanges(stored, dark)).toBe(stored)
  expect(withChanges(withChanges({}, dark), light)).toMatchObject({ theme: 'light' })
  expect(withLater(light, dark)).toEqual(light)
  expect(withLater(dark, light)).toEqual(light)
})

test('a device whose clock is late can still change what another one has set', () => {
  const stored = withChanges({}, light)
  const change = changesAt(3, { theme: 'dark' }, stored)
  expect(change).toEqual({ theme: { value: 'dark', at: 201 } })
  expect(withChanges(stored, change)).toMatchObject({ theme: 'dark' })
})

test('what is taken back goes, unless it was changed again meanwhile', () => {
  expect(withoutChanges({ ...dark, ...large }, dark)).toEqual(large)
  expect(withoutChanges(light, dark)).toEqual(light)
})

test.each([
  ['is missing', {}, 10_000_000, true],
  ['was stored a moment ago', withChanges({}, dark), 5_000, true],
  ['has been stored for a minute', withChanges({}, dark), 70_000, false],
  ['gave way to a later one', withChanges({}, light), 5_000, false],
])('a change that %s is kept: %4$s', (_, values, now, isStored) => {
  expect(unsureChanges(values, dark, now)).toEqual(isStored ? dark : {})
})

test('damaged times count as none', () => {
  for (const changedAt of [null, 'x', [1], { theme: 'late' }]) {
    expect(withChanges({ theme: 'light', changedAt }, dark)).toMatchObject({ theme: 'dark' })
  }
})

test('all preferences take less than 10 kB, in bytes', () => {
  expect(isSmallEnough({ note: 'x'.repeat(9_900) })).toBe(true)
  expect(isSmallEnough({ note: 'پ'.repeat(5_000) })).toBe(false)
})
