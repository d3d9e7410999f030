/** Formats a time relative to now (docs/spec/posts.md#time): now, minutes, hours, days, then a date. */
import { byLocale } from './formatter.ts'
import { languageOf } from './locale.ts'
import { isMoment } from './moment.ts'
import { type Unit, wordForNow, wordsForDay, wordsForDistance } from './time-words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const relativeWords = byLocale((locale) => {
  const inStyle = (style: 'narrow' | 'short') =>
    new Intl.RelativeTimeFormat(locale, { style, numeric: 'always' })
  const narrow = inStyle('narrow')
  // In some languages the narrow form is a bare number with a sign, which reads as a calculation.
  const isSigned = /^[-\u2212]/.test(narrow.format(-1, 'minute'))
  return isSigned ? inStyle('short') : narrow
})
const nowWords = byLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const dayOfThisYear = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
)
const dayOfAnyYear = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
const dateAndTime = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
)
const partsOfDate = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

/**
 * Returns the time in words: "5m ago", "in 2h", or a date. Both times are in milliseconds. A minute that has
 * begun is still to come: a poll that runs for a day ends "in 1d" and not "in 23h" as soon as it can be seen.
 * A time that is none has no words.
 */
export function relativeTime(time: number, now: number, locale: string): string {
  if (!isMoment(time)) return ''
  const sign = time > now ? 1 : -1
  const distance = sign < 0 ? now - time : Math.ceil((time - now) / MINUTE) * MINUTE
  const inWords = (size: number, unit: Unit) => {
    const count = sign * Math.floor(distance / size)
    return wordsForDistance(count, unit, locale) ?? relativeWords(locale).format(count, unit)
  }
  if (Math.abs(now - time) < MINUTE) return wordForNow(locale) ?? nowWords(locale).format(0, 'second')
  if (distance < HOUR) return inWords(MINUTE, 'minute')
  if (distance < DAY) return inWords(HOUR, 'hour')
  if (distance < 7 * DAY) return inWords(DAY, 'day')
  return shortDate(time, now, locale)
}

/** Returns a medium date, without the year when it is the current one. */
function shortDate(time: number, now: number, locale: string): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  const words = wordsForDay(time, !isThisYear, locale)
  return words ?? (isThisYear ? dayOfThisYear : dayOfAnyYear)(locale).format(time)
}

/** Returns date and time in full, and nothing for a time that is none. `time` is in milliseconds. */
export function fullDate(time: number, locale: string): string {
  if (!isMoment(time)) return ''
  return languageOf(locale) === 'fa' ? persianDate(time, locale) : dateAndTime(locale).format(time)
}

/** Returns the full date in the order of Persian: `Intl` writes the year first and the weekday last. */
function persianDate(time: number, locale: string): string {
  const { weekday, day, month, year, hour, minute } = Object.fromEntries(
    partsOfDate(locale)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  return `${weekday} ${day} ${month} ${year}، ساعت ${hour}:${minute}`
}
