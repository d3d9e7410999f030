/**
 * Reads and writes amounts of Monero, which are whole numbers of atomic units
 * (docs/spec/payments.md#amounts).
 */
import { byLocale } from '../formatter.ts'
import { plainDecimal, type ReadDecimal, readDecimal } from './decimal.ts'

/** One XMR are 10^12 atomic units. */
export const PLACES = 12

/** The most that a call can carry exactly: JSON knows no larger whole numbers. Some 9007 XMR. */
export const LARGEST_AMOUNT = BigInt(Number.MAX_SAFE_INTEGER)

/** Returns a number of the server as atomic units. What is none counts as nothing. */
export const atomicUnits = (sent: number): bigint =>
  Number.isFinite(sent) && sent > 0 ? BigInt(Math.trunc(sent)) : 0n

/** Reads an amount of XMR that somebody typed. */
export const readXmr = (text: string): ReadDecimal => readDecimal(text, PLACES)

/** Writes 31100000000 atomic units as 0.0311, as wallets and input fields read it. */
export const plainXmr = (atomic: bigint): string => plainDecimal(atomic, PLACES)

const number = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: PLACES }))

/** Writes 31100000000 atomic units as 0.0311, in the digits of the language. */
export const shownXmr = (atomic: bigint, locale: string): string =>
  number(locale).format(plainXmr(atomic) as Intl.StringNumericLiteral)
