/** Writes durations in days, hours and minutes (docs/spec/subscriptions.md#invoice). */
import { byLocale } from '../formatter.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const words = {
  day: byLocale((locale) => unitWords(locale, 'day')),
  hour: byLocale((locale) => unitWords(locale, 'hour')),
  minute: byLocale((locale) => unitWords(locale, 'minute')),
}

const unitWords = (locale: string, unit: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })

/**
 * Returns the milliseconds until a date of the server, none once it is past. `now` is the time at the server.
 */
export function timeUntil(date: string, now: number): number {
  const end = Date.parse(date)
  return Number.isNaN(end) ? 0 : Math.max(0, end - now)
}

/**
 * Writes 15,600,000 milliseconds as "4 hours 20 minutes": the two largest units, the last minute included.
 */
export function shownDuration(milliseconds: number, locale: string): string {
  let rest = Math.ceil(milliseconds / 60_000) * 60_000
  const parts: string[] = []
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0 || (unit === 'minute' && parts.length === 0)) parts.push(words[unit](locale).format(count))
  }
  return parts.slice(0, 2).join(' ')
}
