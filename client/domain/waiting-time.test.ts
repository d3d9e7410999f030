/** Tests docs/spec/conventions.md#waiting-times. */
import { expect, test } from 'vitest'
import { readRetryAfter, timeLeft } from './waiting-time.ts'

const SENT = 'Thu, 26 Nov 2026 12:00:00 GMT'
/** The clock of the device is an hour slow. */
const NOW = Date.parse(SENT) - 3_600_000

// docs/spec/conventions.md#waiting-times
test.each([
  ['300', 300],
  [' 7 ', 7],
  ['0.2', 1],
  ['1.5', 2],
  ['120, 120', 120],
  ['86400', 86_400],
  ['Thu, 26 Nov 2026 12:05:00 GMT', 300],
  ['Thursday, 26-Nov-26 12:00:30 GMT', 30],
  ['Thu Nov 26 12:01:00 2026 GMT', 60],
  // Nothing to wait for.
  [null, null],
  ['', null],
  ['0', null],
  ['0.0', null],
  ['-5', null],
  [SENT, null],
  ['Thu, 26 Nov 2026 11:00:00 GMT', null],
  // Nothing to believe.
  ['86401', null],
  ['99999999999999999999', null],
  ['Thu, 26 Nov 2099 12:00:00 GMT', null],
  ['Infinity', null],
  ['1e3', null],
  ['0x10', null],
  ['2026', 2026],
  ['soon', null],
  ['Soon, it says', null],
  ['300s', null],
])('retry-after %j: %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, SENT, NOW)).toBe(seconds)
})

test.each([null, 'yesterday'])('without the date of the answer (%j), that of the device counts', (date) => {
  expect(readRetryAfter('Thu, 26 Nov 2026 12:05:00 GMT', date, Date.parse(SENT))).toBe(300)
})

// docs/spec/conventions.md#waiting-times
test.each([
  [7, 0, 'second', 7],
  [7, 6, 'second', 7],
  [7, 7, 'second', 0],
  [45, 14, 'second', 45],
  [45, 15, 'second', 30],
  [120, 0, 'second', 120],
  [120, 31, 'second', 90],
  [121, 0, 'minute', 3],
  [300, 0, 'minute', 5],
  [300, 61, 'minute', 4],
  [300, 299, 'minute', 1],
  [300, 300, 'second', 0],
  [7200, 0, 'minute', 120],
  [7201, 0, 'hour', 3],
  [86_400, 0, 'hour', 24],
  // Having slept for a night.
  [300, 30_000, 'second', 0],
  // The clock was set back.
  [300, -3_600, 'minute', 5],
] as const)('of %d seconds, after %d there are left %s: %d', (seconds, passed, unit, count) => {
  expect(timeLeft(seconds, 1_000_000, 1_000_000 + passed * 1000)).toEqual({ unit, count })
})

// docs/spec/conventions.md#waiting-times
test('less is never said than is left, and never more than at first', () => {
  const size = { second: 1, minute: 60, hour: 3600 }
  for (const seconds of [1, 29, 31, 119, 120, 121, 3599, 7199, 7201, 86_400]) {
    let said = Number.POSITIVE_INFINITY
    for (let passed = 0; passed < seconds; passed += Math.max(1, Math.floor(seconds / 300))) {
      const { unit, count } = timeLeft(seconds, 0, passed * 1000)
      expect(count * size[unit]).toBeGreaterThanOrEqual(seconds - passed)
      expect(count * size[unit]).toBeLessThanOrEqual(said)
      said = count * size[unit]
    }
  }
})
