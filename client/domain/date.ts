/**
 * Formats the end of a subscription and other days, and when a session began
 * (docs/spec/profiles.md#tabs-of-a-profile, docs/spec/session.md#sessions-of-an-account).
 */
import { byLocale } from './formatter.ts'
import { isMoment } from './moment.ts'

const day = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
const month = byLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }))
const minute = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
)

/** A date as the server sent it, or a time in milliseconds. */
type Day = string | number | null

/** Returns the day of a date that the server sent; null for one that cannot be read. */
export const dayOf = (date: Day, locale: string) => formatted(date, day(locale))

/** Returns the day in one piece, which no line breaks. */
export const wholeDayOf = (date: Day, locale: string) =>
  dayOf(date, locale)?.replaceAll(' ', '\u00a0') ?? null

/** Returns the month of a date that the server sent; null for one that cannot be read. */
export const monthOf = (date: Day, locale: string) => formatted(date, month(locale))

/** Returns the day and the time of day of a date that the server sent; null for one that cannot be read. */
export const momentOf = (date: Day, locale: string) => formatted(date, minute(locale))

function formatted(date: Day, formatter: Intl.DateTimeFormat): string | null {
  const time = new Date(date ?? '').getTime()
  return Number.isNaN(time) ? null : formatter.format(time)
}

/** Returns the day of a time as files are named by it, `2026-11-29`; nothing for a time that is none. */
export const isoDay = (time: number): string =>
  isMoment(time) ? new Date(time).toISOString().slice(0, 10) : ''
