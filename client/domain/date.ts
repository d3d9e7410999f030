/**
 * Formats the end of a subscription and other days, and when a session began
 * (docs/spec/profiles.md#tabs-of-a-profile, docs/spec/session.md#sessions-of-an-account).
 */
import { byLocale } from './formatter.ts'

const day = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
const month = byLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }))
const minute = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
)

/** Returns the day of a date that the server sent; null for one that cannot be read. */
export const dayOf = (date: string | null, locale: string) => formatted(date, day(locale))

/** Returns the day in one piece, which no line breaks. */
export const wholeDayOf = (date: string | null, locale: string) =>
  dayOf(date, locale)?.replaceAll(' ', '\u00a0') ?? null

/** Returns the month of a date that the server sent; null for one that cannot be read. */
export const monthOf = (date: string | null, locale: string) => formatted(date, month(locale))

/** Returns the day and the time of day of a date that the server sent; null for one that cannot be read. */
export const momentOf = (date: string | null, locale: string) => formatted(date, minute(locale))

function formatted(date: string | null, formatter: Intl.DateTimeFormat): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : formatter.format(time)
}
