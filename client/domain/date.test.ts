/** Tests docs/spec/profiles.md#tabs-of-a-profile, docs/spec/session.md#sessions-of-an-account. */
import { expect, test } from 'vitest'
import { dayOf, momentOf, wholeDayOf } from './date.ts'

test.each([
  ['2026-03-04T12:00:00Z', 'en', 'Mar 4, 2026'],
  ['2026-03-04T12:00:00Z', 'de', '04.03.2026'],
  ['soon', 'en', null],
  [null, 'en', null],
])('%s in %s is %s', (date, locale, day) => {
  expect(dayOf(date, locale)).toBe(day)
})

test('no line breaks a whole day', () => {
  expect(wholeDayOf('2026-03-04T12:00:00Z', 'en')).toBe('Mar\u00a04,\u00a02026')
  expect(wholeDayOf(null, 'en')).toBeNull()
})

test('a moment has the time of day', () => {
  expect(momentOf('2026-11-22T05:43:18.027102Z', 'en')).toMatch(/^Nov 2\d, 2026, \d{1,2}:\d\d\s[AP]M$/)
  expect(momentOf('soon', 'en')).toBeNull()
})
