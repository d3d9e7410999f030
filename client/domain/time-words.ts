/**
 * The words of short times in the languages that most readers use, so that the first post needs no `Intl`
 * (docs/spec/posts.md#time). The tests compare them with what `Intl` writes, minute by minute and day by day.
 */
import { languageOf } from './locale.ts'
import { digits } from './number-text.ts'

export type Unit = 'minute' | 'hour' | 'day'

/** Texts with `#` for the number: some time ago, in some time. */
type Distance = readonly [ago: string, ahead: string]

interface Day {
  day: number
  /** From 0. */
  month: number
  year: number
}

interface TimeWords {
  now: string
  units: Readonly<Record<Unit, Distance>>
  /** The words for a single day where they differ. */
  oneDay?: Distance
  zero: number
  months: string
  calendar: (date: Date) => Day
  dayOfThisYear: (day: string, month: string) => string
  dayOfAnyYear: (day: string, month: string, year: string, monthNumber: number) => string
}

const DAY = 86_400_000
const LATIN_ZERO = 0x30
const twoDigits = (number: number | string) => String(number).padStart(2, '0')

const gregorian = (date: Date): Day => ({
  day: date.getDate(),
  month: date.getMonth(),
  year: date.getFullYear(),
})

/** The day before the first of the Persian calendar, in days before 1970. */
const PERSIAN_START = 492_268

/** Reckons with cycles of 33 years, as browsers do. */
function persian(date: Date): Day {
  const days = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY + PERSIAN_START
  const year = 1 + Math.floor((33 * days + 3) / 12_053)
  const dayOfYear = days - 365 * (year - 1) - Math.floor((8 * year + 21) / 33)
  // Six months of 31 days, then 30 each.
  const month = Math.floor(dayOfYear < 216 ? dayOfYear / 31 : (dayOfYear - 6) / 30)
  return { day: dayOfYear - month * 30 - Math.min(month, 6) + 1, month, year }
}

const WORDS: ReadonlyMap<string, TimeWords> = new Map(
  Object.entries({
    en: {
      now: 'now',
      units: { minute: ['#m ago', 'in #m'], hour: ['#h ago', 'in #h'], day: ['#d ago', 'in #d'] },
      zero: LATIN_ZERO,
      months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
      calendar: gregorian,
      dayOfThisYear: (day, month) => `${month} ${day}`,
      dayOfAnyYear: (day, month, year) => `${month} ${day}, ${year}`,
    },
    de: {
      now: 'jetzt',
      units: {
        // Longer than Intl's narrow form: "m" are metres.
        minute: ['vor # Min.', 'in # Min.'],
        hour: ['vor # Std.', 'in # Std.'],
        day: ['vor # Tagen', 'in # Tagen'],
      },
      oneDay: ['vor 1 Tag', 'in 1 Tag'],
      zero: LATIN_ZERO,
      months: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
      calendar: gregorian,
      dayOfThisYear: (day, month) => `${day}. ${month}`,
      dayOfAnyYear: (day, _month, year, number) => `${twoDigits(day)}.${twoDigits(number)}.${year}`,
    },
    fa: {
      now: 'اکنون',
      units: {
        minute: ['# دقیقه پیش', '# دقیقه بعد'],
        hour: ['# ساعت پیش', '# ساعت بعد'],
        day: ['# روز پیش', '# روز بعد'],
      },
      zero: 0x6f0,
      months: 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند',
      calendar: persian,
      dayOfThisYear: (day, month) => `${day} ${month}`,
      dayOfAnyYear: (day, month, year) => `${day} ${month} ${year}`,
    },
  }),
)

/** Returns the word for the present moment, or undefined for a language that `Intl` has to be asked for. */
export const wordForNow = (locale: string): string | undefined => WORDS.get(languageOf(locale))?.now

/** Returns some time ago (a negative count) or ahead in words, or undefined for another language. */
export function wordsForDistance(count: number, unit: Unit, locale: string): string | undefined {
  const words = WORDS.get(languageOf(locale))
  if (!words) return undefined
  const number = Math.abs(count)
  const texts = (unit === 'day' && number === 1 && words.oneDay) || words.units[unit]
  return texts[count > 0 ? 1 : 0].replace('#', digits(number, words.zero))
}

/** Returns a day in words, or undefined for another language. */
export function wordsForDay(time: number, withYear: boolean, locale: string): string | undefined {
  const words = WORDS.get(locale)
  if (!words) return undefined
  const { day, month, year } = words.calendar(new Date(time))
  const name = words.months.split(' ')[month] ?? ''
  const [dayText, yearText] = [digits(day, words.zero), digits(year, words.zero)]
  return withYear
    ? words.dayOfAnyYear(dayText, name, yearText, month + 1)
    : words.dayOfThisYear(dayText, name)
}
