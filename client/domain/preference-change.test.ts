import { expect, test } from 'vitest'
import {
  changesAt,
  isSmallEnough,
  missingChanges,
  type PreferenceChanges,
  unsureChanges,
  withChanges,
  withLater,
  withoutChanges,
  withoutFuture,
} from './preference-change.ts'

// docs/spec/settings.md#two-devices-that-save

const NOW = 10_000_000
const laid = (values: Record<string, unknown>, changes: PreferenceChanges) =>
  withChanges(values, changes, NOW)
const missing = (values: Record<string, unknown>, changes: PreferenceChanges) =>
  missingChanges(values, changes, NOW)

const dark = changesAt(100, { theme: 'dark' }, {})
const light = changesAt(200, { theme: 'light' }, {})
const large = changesAt(150, { textSize: 'large' }, {})

test('a change is laid over what is stored, and everything else stays', () => {
  expect(laid({ later: { deep: 1 }, changedAt: { later: 5 } }, dark)).toEqual({
    later: { deep: 1 },
    theme: 'dark',
    changedAt: { later: 5, theme: 100 },
  })
})

// docs/spec/settings.md#two-devices-that-save
test('of two devices that saved over each other, both changes are stored in the end, whoever writes last', () => {
  const ofBoth = { theme: 'dark', textSize: 'large', changedAt: { theme: 100, textSize: 150 } }
  // Both have read the same, and each writes only its own change.
  const [a, b] = [laid({}, dark), laid({}, large)]
  expect(missing(b, dark)).toEqual(dark)
  expect(laid(b, dark)).toEqual(ofBoth)
  expect(missing(a, large)).toEqual(large)
  expect(laid(a, large)).toEqual(ofBoth)
})

test('of two changes of one preference the later one counts on every device', () => {
  const stored = laid({}, light)
  expect(missing(stored, dark)).toEqual({})
  expect(laid(stored, dark)).toBe(stored)
  expect(laid(laid({}, dark), light)).toMatchObject({ theme: 'light' })
  expect(withLater(light, dark)).toEqual(light)
  expect(withLater(dark, light)).toEqual(light)
})

test('a device whose clock is late can still change what another one has set', () => {
  const stored = laid({}, light)
  const change = changesAt(3, { theme: 'dark' }, stored)
  expect(change).toEqual({ theme: { value: 'dark', at: 201 } })
  expect(laid(stored, change)).toMatchObject({ theme: 'dark' })
})

test('what is taken back goes, unless it was changed again meanwhile', () => {
  expect(withoutChanges({ ...dark, ...large }, dark)).toEqual(large)
  expect(withoutChanges(light, dark)).toEqual(light)
})

test.each([
  ['is missing', {}, 10_000_000, true],
  ['was stored a moment ago', laid({}, dark), 5_000, true],
  ['has been stored for a minute', laid({}, dark), 70_000, false],
  ['gave way to a later one', laid({}, light), 5_000, false],
])('a change that %s is kept: %4$s', (_, values, now, isStored) => {
  expect(unsureChanges(values, dark, now)).toEqual(isStored ? dark : {})
})

// docs/spec/settings.md#two-devices-that-save
test.each([2 ** 53, 8.7e15, Number.POSITIVE_INFINITY, NOW + 100_000_000])(
  'a time of %d, which no clock has said, keeps no change away, and gives way to the time of that',
  (future) => {
    const frozen = { theme: 'light', changedAt: { theme: future, textSize: 5 } }
    const change = changesAt(NOW, { theme: 'dark' }, frozen)
    expect(change).toEqual({ theme: { value: 'dark', at: NOW } })
    const stored = laid(frozen, change)
    expect(stored).toEqual({ theme: 'dark', changedAt: { theme: NOW, textSize: 5 } })
    expect(missing(stored, change)).toEqual({})
    // Nor is a change kept and sent for ever that was made by such a clock.
    const kept = withoutFuture({ theme: { value: 'dark', at: future }, ...large }, NOW)
    expect(kept).toEqual({ ...change, ...large })
    expect(unsureChanges(laid(frozen, kept), { ...change }, NOW + 70_000)).toEqual({})
  },
)

test('damaged times count as none', () => {
  for (const changedAt of [null, 'x', [1], { theme: 'late' }]) {
    expect(laid({ theme: 'light', changedAt }, dark)).toMatchObject({ theme: 'dark' })
  }
})

test('all preferences take less than 10 kB, in bytes', () => {
  expect(isSmallEnough({ note: 'x'.repeat(9_900) })).toBe(true)
  expect(isSmallEnough({ note: 'پ'.repeat(5_000) })).toBe(false)
  const giant = { note: 'x'.repeat(15_000) }
  expect(isSmallEnough({ note: 'x'.repeat(14_000) }, giant)).toBe(true)
  expect(isSmallEnough({ ...giant, theme: 'dark' }, giant)).toBe(false)
})
