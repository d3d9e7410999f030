/** Tests docs/spec/profiles.md#tabs-of-a-profile. */
import { expect, test } from 'vitest'
import { dayOf } from './date.ts'

test.each([
  ['2026-03-04T12:00:00Z', 'en', 'Mar 4, 2026'],
  ['2026-03-04T12:00:00Z', 'de', '04.03.2026'],
  ['soon', 'en', null],
  [null, 'en', null],
])('%s in %s is %s', (date, locale, day) => {
  expect(dayOf(date, locale)).toBe(day)
})
