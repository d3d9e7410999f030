import { expect, test } from 'vitest'
import { spokenTime } from './spoken-time.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const MINUTE = 60_000

// docs/spec/posts.md#what-a-post-says-of-itself
test.each([
  [-MINUTE, 'now'],
  [MINUTE - 1, 'now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [6 * 24 * 60 * MINUTE, '6 days ago'],
])('%i milliseconds ago is said as “%s”', (distance, words) => {
  expect(spokenTime(NOW - distance, NOW, 'en')).toBe(words)
})

// docs/spec/posts.md#what-a-post-says-of-itself
test('a week ago is said as its date', () => {
  expect(spokenTime(NOW - 7 * 24 * 60 * MINUTE, NOW, 'en')).toMatch(/^Thursday, November 19, 2026/)
})
