import { describe, expect, test } from 'vitest'
import { type Unit, wordForNow, wordsForDay, wordsForDistance } from './time-words.ts'

/** The languages whose words are here; the others wait for Intl. */
const WRITTEN = ['de', 'en', 'fa']

const UNITS: [Unit, most: number][] = [
  ['minute', 59],
  ['hour', 23],
  ['day', 6],
]

/** Noon of every day from 1990 to 2060; the Persian leap years are in it. */
const DAYS = Array.from({ length: 70 * 365 }, (_, day) => new Date(1990, 0, 1 + day, 12).getTime())

describe.each(WRITTEN)('%s', (locale) => {
  test('distances are written as Intl writes them (docs/spec/posts.md#time)', () => {
    for (const [unit, most] of UNITS) {
      const style = locale === 'de' && unit === 'minute' ? 'short' : 'narrow'
      const format = new Intl.RelativeTimeFormat(locale, { style, numeric: 'always' })
      for (let count = -most; count <= most; count++)
        if (count !== 0) expect(wordsForDistance(count, unit, locale)).toBe(format.format(count, unit))
    }
    const present = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    expect(wordForNow(locale)).toBe(present.format(0, 'second'))
  })

  test('days of seventy years are written as Intl writes them (docs/spec/posts.md#time)', () => {
    const [short, medium] = [
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
    ]
    expect(DAYS.map((day) => wordsForDay(day, false, locale))).toEqual(DAYS.map((day) => short.format(day)))
    expect(DAYS.map((day) => wordsForDay(day, true, locale))).toEqual(DAYS.map((day) => medium.format(day)))
  })
})

test('another language is left to Intl', () => {
  expect(wordForNow('pl')).toBeUndefined()
  expect(wordsForDistance(-1, 'day', 'pl')).toBeUndefined()
  expect(wordsForDay(0, true, 'pl')).toBeUndefined()
})
