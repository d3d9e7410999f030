/** Says when something was, in the long words of a voice (docs/spec/posts.md#what-a-post-says-of-itself). */
import { byLocale } from './formatter.ts'
import { fullDate } from './relative-time.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const words = byLocale((locale) => new Intl.RelativeTimeFormat(locale, { style: 'long', numeric: 'auto' }))

/** Returns "5 minutes ago", or the full date of what is a week old. Both times are in milliseconds. */
export function spokenTime(time: number, now: number, locale: string): string {
  const distance = Math.max(0, now - time)
  if (distance >= 7 * UNITS[0][1]) return fullDate(time, locale)
  const found = UNITS.find(([, size]) => distance >= size)
  return found
    ? words(locale).format(-Math.floor(distance / found[1]), found[0])
    : words(locale).format(0, 'second')
}
