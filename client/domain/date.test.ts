/** Tests docs/spec/profiles.md#tabs-of-a-profile, docs/spec/session.md#sessions-of-an-account. */
import { expect, test } from 'vitest'
import { dayOf, momentOf, wholeDayOf } from './date.ts'
import { regionalVariant } from './locale.ts'
import { formatNumber, shortCount } from './number-text.ts'

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

// docs/spec/conventions.md#dates-and-numbers
test.each([
  ['en-US', 'Nov 22, 2026', /[AP]M$/, '1,234,567', '1.2M'],
  ['en-GB', '22 Nov 2026', /\d$/, '1,234,567', '1.2m'],
  ['en-AU', '22 Nov 2026', /[ap]m$/, '1,234,567', '1.2M'],
  ['en-IN', '22 Nov 2026', /[ap]m$/, '12,34,567', '12L'],
])('who reads English in %s has the dates and the clock of home', (browser, date, clock, number, short) => {
  const region = regionalVariant('en', [browser, 'de-DE', 'en-CA'])
  expect(dayOf('2026-11-22T12:00:00Z', region)).toBe(date)
  expect(momentOf('2026-11-22T12:00:00Z', region)).toMatch(clock)
  expect(formatNumber(1_234_567, region)).toBe(number)
  expect(shortCount(1_234_567, region)).toBe(short)
})

// docs/spec/conventions.md#dates-and-numbers
test('who reads Chinese in Singapore has the clock of Singapore', () => {
  const clock = (browser: string) => momentOf('2026-11-22T12:00:00Z', regionalVariant('zh-Hans', [browser]))
  expect(clock('zh-CN')).not.toContain('午')
  expect(clock('zh-SG')).toContain('午')
})
