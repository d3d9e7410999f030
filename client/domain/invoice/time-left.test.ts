/** Tests docs/spec/subscriptions.md#invoice: durations in days, hours and minutes. */
import { expect, test } from 'vitest'
import { shownDuration, timeUntil } from './time-left.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')

// docs/spec/subscriptions.md#invoice
test.each([
  ['2026-11-22T16:20:00Z', '4 hours 20 minutes'],
  ['2026-11-22T16:00:00Z', '4 hours'],
  ['2026-11-22T13:01:00Z', '1 hour 1 minute'],
  ['2026-11-22T12:01:00.001Z', '2 minutes'],
  ['2026-11-22T12:00:00.001Z', '1 minute'],
  ['2026-11-22T12:00:00Z', '0 minutes'],
  ['2026-11-22T11:00:00Z', '0 minutes'],
  ['soon', '0 minutes'],
  ['2026-12-22T12:00:00Z', '30 days'],
  ['2026-12-18T04:10:00Z', '25 days 16 hours'],
])('until %s there are %s', (date, words) => {
  expect(shownDuration(timeUntil(date, NOW), 'en')).toBe(words)
})

test('the words are those of the language', () => {
  expect(shownDuration(15_600_000, 'de')).toBe('4 Stunden 20 Minuten')
  expect(shownDuration(15_600_000, 'fa')).toBe('۴ ساعت ۲۰ دقیقه')
})
