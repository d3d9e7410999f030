import { expect, test } from 'vitest'
import { fullDate, relativeTime } from './relative-time.ts'

const NOW = Date.parse('2026-06-15T12:00:00Z')
const before = (seconds: number) => relativeTime(NOW - seconds * 1000, NOW, 'en')

// docs/spec/posts.md#time
test.each([
  [0, 'now'],
  [59, 'now'],
  [-59, 'now'],
  [-60, 'in 1m'],
  [-61, 'in 2m'],
  [-(59 * 60 + 1), 'in 1h'],
  [-(23 * 3600 + 59 * 60), 'in 23h'],
  [-(24 * 3600 - 3), 'in 1d'],
  [-(7 * 86400 - 3), 'Jun 22'],
  [60, '1m ago'],
  [59 * 60, '59m ago'],
  [60 * 60, '1h ago'],
  [23 * 3600 + 3599, '23h ago'],
  [24 * 3600, '1d ago'],
  [7 * 86400 - 1, '6d ago'],
  [7 * 86400, 'Jun 8'],
  [365 * 86400, 'Jun 15, 2025'],
])('%i seconds ago: %s', (seconds, text) => {
  expect(before(seconds)).toBe(text)
})

test('the future has its own wording, and every language its own words', () => {
  expect(relativeTime(NOW + 3600_000, NOW, 'en')).toBe('in 1h')
  expect(relativeTime(NOW - 3600_000, NOW, 'fa')).toBe(
    new Intl.RelativeTimeFormat('fa', { style: 'narrow' }).format(-1, 'hour'),
  )
  expect(relativeTime(NOW, NOW, 'de')).toBe('jetzt')
})

// docs/spec/posts.md#time
test('the full date of Persian begins with the weekday and ends with the year and the hour', () => {
  const time = new Date(2026, 10, 29, 6, 3).getTime()
  expect(fullDate(time, 'fa')).toBe('یکشنبه ۸ آذر ۱۴۰۵، ساعت ۶:۰۳')
  expect(fullDate(time, 'de')).toBe('Sonntag, 29. November 2026 um 06:03')
})

// docs/spec/posts.md#time
test.each(['fr', 'pt-PT', 'ro', 'ru', 'sv'])(
  '%s has words for what others write short, and no sign',
  (locale) => {
    for (const seconds of [-180, 7200]) {
      expect(relativeTime(NOW + seconds * 1000, NOW, locale)).toMatch(/^\p{L}|\p{L}{3,}\.?$/u)
      expect(relativeTime(NOW + seconds * 1000, NOW, locale)).not.toMatch(/^[-+\u2212]/)
    }
  },
)
