/** Tests docs/spec/clocks.md#the-time-of-the-server. */
import { describe, expect, test } from 'vitest'
import { timeAtServer } from './server-time.ts'

const NOON = Date.parse('2026-06-15T12:00:00Z')
const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR

const answer = { date: NOON, took: 200, mayBeCached: true }
/** A page that has heard nothing yet. */
const fresh = (device: number) => ({ reckoned: device, device, least: Number.NEGATIVE_INFINITY })

// docs/spec/clocks.md#the-time-of-the-server
describe('the first answer', () => {
  test.each([-30 * YEAR, -3 * HOUR, -10_000, 10_000, 2 * HOUR, 500 * YEAR])(
    'puts right a device that is off by %i milliseconds, to a second and a half',
    (off) => {
      const time = timeAtServer(answer, fresh(NOON + 500 + off))
      expect(Math.abs((time ?? 0) - (NOON + 500))).toBeLessThan(1_500)
    },
  )

  test.each([0, 100, 999, 1_200])(
    'leaves a right clock alone, %i milliseconds after the full second',
    (after) => {
      expect(timeAtServer(answer, fresh(NOON + after))).toBe(NOON + after)
    },
  )

  test('leaves a right clock alone that is read in whole seconds', () => {
    const readAt = (time: number) => Math.floor((time + 700) / 1_000) * 1_000 - 700
    for (let made = 0; made < 1_000; made += 50) {
      const device = readAt(NOON + made + 200)
      expect(timeAtServer(answer, fresh(device))).toBe(device)
    }
  })

  test('leaves a right clock alone when it was on its way for long, wherever it lost the time', () => {
    const slow = { ...answer, took: 25_000 }
    expect(timeAtServer(slow, fresh(NOON))).toBe(NOON)
    expect(timeAtServer(slow, fresh(NOON + 25_000))).toBe(NOON + 25_000)
  })

  test('puts a wrong clock into the middle when it was on its way for long', () => {
    expect(timeAtServer({ ...answer, took: 9_000 }, fresh(NOON - HOUR))).toBe(NOON + 5_000)
  })
})

// docs/spec/clocks.md#the-time-of-the-server
describe('a further answer', () => {
  const known = { reckoned: NOON + 400, device: NOON - 3 * HOUR, least: NOON - 60_000 }

  test('changes nothing as long as it allows what was reckoned', () => {
    expect(timeAtServer(answer, known)).toBe(known.reckoned)
    expect(timeAtServer({ ...answer, took: 20_000 }, { ...known, reckoned: NOON + 15_000 })).toBe(
      NOON + 15_000,
    )
  })

  test('finds that the clock of the device has been put right', () => {
    expect(timeAtServer(answer, { ...known, reckoned: NOON + 3 * HOUR, device: NOON + 300 })).toBe(NOON + 300)
  })

  test('finds that the clock of the device was set forward, or slept', () => {
    const time = timeAtServer(answer, { ...known, reckoned: NOON + 48 * HOUR })
    expect(Math.abs((time ?? 0) - NOON)).toBeLessThan(1_500)
  })

  test('from before the others was kept on the way and says nothing', () => {
    const old = { ...answer, date: NOON - 5 * 60_000 }
    expect(timeAtServer(old, known)).toBeNull()
    expect(timeAtServer({ ...old, took: 300_000 }, known)).toBe(known.reckoned)
  })

  test('to what nobody can keep counts also when the clock of the server was set back', () => {
    const written = { date: NOON - 5 * 60_000, took: 200, mayBeCached: false }
    expect(Math.abs((timeAtServer(written, known) ?? 0) - (NOON - 5 * 60_000))).toBeLessThan(1_500)
  })
})

test('an answer without a date, or with one that cannot be read, says nothing', () => {
  expect(timeAtServer({ ...answer, date: Number.NaN }, fresh(NOON))).toBeNull()
})
