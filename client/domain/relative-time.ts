/** Formats a time relative to now (docs/spec/posts.md#time): now, minutes, hours, days, then a date. */
import { byLocale } from './formatter.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const relativeWords = byLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { style: 'narrow', numeric: 'always' }),
)
const nowWords = byLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const dayOfThisYear = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
)
const dayOfAnyYear = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
const dateAndTime = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
)

/** Returns the time in words: "5 min. ago", "in 2 hr.", or a date. Both times are in milliseconds. */
export function relativeTime(time: number, now: number, locale: string): string {
  const distance = Math.abs(now - time)
  const sign = time > now ? 1 : -1
  const count = (unit: number) => sign * Math.floor(distance / unit)
  const words = relativeWords(locale)
  if (distance < MINUTE) return nowWords(locale).format(0, 'second')
  if (distance < HOUR) return words.format(count(MINUTE), 'minute')
  if (distance < DAY) return words.format(count(HOUR), 'hour')
  if (distance < 7 * DAY) return words.format(count(DAY), 'day')
  return shortDate(time, now, locale)
}

/** Returns a medium date, without the year when it is the current one. */
function shortDate(time: number, now: number, locale: string): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return (isThisYear ? dayOfThisYear : dayOfAnyYear)(locale).format(time)
}

/** Returns date and time in full. `time` is in milliseconds. */
export const fullDate = (time: number, locale: string) => dateAndTime(locale).format(time)
