/** Formats amounts of Monero, which are sent in atomic units (docs/spec/payments.md#amounts). */
import { byLocale } from './formatter.ts'

const DIGITS = 12

const number = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: DIGITS }))

/** Formats 31104000000 atomic units as 0.031104, in the digits of the language. */
export const moneroAmount = (atomic: number, locale: string) => number(locale).format(atomic / 10 ** DIGITS)
