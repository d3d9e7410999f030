/**
 * Writes numbers in the digits of a language. Small ones need no `Intl`: its first object takes a phone a
 * fifth of a second, and the first post is full of small numbers. The tests compare every one of them with
 * what `Intl` writes.
 */
import { byLocale } from './formatter.ts'
import { languageOf } from './locale.ts'

/**
 * The languages that are written here without `Intl`: their zero, the numbers that are singular, and what
 * follows a percentage.
 */
const KNOWN: ReadonlyMap<string, { zero: number; singular: readonly number[]; percent: string }> = new Map(
  Object.entries({
    de: { zero: 0x30, singular: [1], percent: '\u00a0%' },
    en: { zero: 0x30, singular: [1], percent: '%' },
    fa: { zero: 0x6f0, singular: [0, 1], percent: '٪' },
  }),
)

/** Numbers from here on are grouped, or shortened. */
const SMALL = 1000

/** The largest number that has a short form. Larger ones would be written with hundreds of digits. */
const LARGEST_SHORT = 999e12

const anyNumber = byLocale((locale) => new Intl.NumberFormat(locale))
const compactNumber = byLocale((locale) => new Intl.NumberFormat(locale, { notation: 'compact' }))
const percentage = byLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }))
const pluralRules = byLocale((locale) => new Intl.PluralRules(locale))

/** Returns the digits of a language for a whole number without signs, as they stand in a year too. */
export const digits = (number: number, zero: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))

/** Returns a small whole number in the digits of a known language, or undefined. */
function smallNumber(number: number, locale: string): string | undefined {
  const known = KNOWN.get(languageOf(locale))
  return known && Number.isInteger(number) && number >= 0 && number < SMALL
    ? digits(number, known.zero)
    : undefined
}

/** Writes a number with all its digits. */
export const formatNumber = (number: number, locale: string): string =>
  smallNumber(number, locale) ?? anyNumber(locale).format(number)

/** Writes a count as short as possible: 1 234 as 1.2K. */
export const shortCount = (count: number, locale: string): string =>
  smallNumber(count, locale) ?? compactNumber(locale).format(Math.min(count, LARGEST_SHORT))

/** Writes a whole percentage, 45 as 45%. */
export function formatPercent(part: number, locale: string): string {
  const known = KNOWN.get(locale)
  const number = known && smallNumber(part, locale)
  return number ? number + known.percent : percentage(locale).format(part / 100)
}

/** Returns the plural form that a number asks for. */
export function pluralForm(number: number, locale: string): string {
  const known = KNOWN.get(languageOf(locale))
  if (known && Number.isInteger(number) && number >= 0 && number < SMALL)
    return known.singular.includes(number) ? 'one' : 'other'
  return pluralRules(locale).select(number)
}
