/** Tests docs/spec/notifications.md#silent-hours. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSilent, silentHoursIn, storedHours, timeOfDay, USUAL_HOURS } from './silent-hours.ts'

// docs/spec/notifications.md#silent-hours
test.each([
  ['22:00-07:00', '21:59', false],
  ['22:00-07:00', '22:00', true],
  ['22:00-07:00', '23:59', true],
  ['22:00-07:00', '00:00', true],
  ['22:00-07:00', '06:59', true],
  ['22:00-07:00', '07:00', false],
  ['12:30-14:00', '12:29', false],
  ['12:30-14:00', '12:30', true],
  ['12:30-14:00', '14:00', false],
  ['00:00-08:00', '00:00', true],
  ['20:00-00:00', '23:59', true],
  ['20:00-00:00', '00:00', false],
  ['08:00-08:00', '08:00', false],
])('with %s it is silent at %s: %s', (stored, time, expected) => {
  const hours = silentHoursIn(stored)
  expect(hours && isSilent(hours, time)).toBe(expected)
  expect(storedHours(hours)).toBe(stored)
})

// docs/spec/notifications.md#silent-hours
test.each(['', '22:00', '22:00-', '22:00-24:00', '7:00-08:00', '22:00-07:00-08:00', 'ever-never'])(
  '%j is no silent hours',
  (stored) => {
    expect(silentHoursIn(stored)).toBeNull()
  },
)

// docs/spec/notifications.md#silent-hours
test('the hours and those from their end to their beginning are the whole day, without overlapping', () => {
  const times = fc.date({ noInvalidDate: true }).map(timeOfDay)
  fc.assert(
    fc.property(times, times, times, (from, to, time) => {
      fc.pre(from !== to)
      expect(isSilent({ from, to }, time)).toBe(!isSilent({ from: to, to: from }, time))
    }),
    { seed: 20261126 },
  )
})

test('the time of day is that of the device', () => {
  expect(timeOfDay(new Date(2026, 10, 26, 7, 5))).toBe('07:05')
  expect(silentHoursIn(storedHours(USUAL_HOURS))).toEqual(USUAL_HOURS)
  expect(storedHours(null)).toBe('')
})
