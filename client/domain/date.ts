/** Formats the end of a subscription and other days (docs/spec/profiles.md#tabs-of-a-profile). */
import { byLocale } from './formatter.ts'

const day = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))

/** Returns the day of a date that the server sent; null for one that cannot be read. */
export function dayOf(date: string | null, locale: string): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : day(locale).format(time)
}
