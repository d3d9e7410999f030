/**
 * Reads the numbers that people type, and writes numbers that programs read. A number is a whole number of
 * its smallest unit; `places` says how many decimals the unit stands for (docs/spec/payments.md#amounts).
 */

export type DecimalProblem = 'empty' | 'not_a_number' | 'negative' | 'too_many_decimals'

/** The meaning of a text: a number of units, or why it is none. */
export type ReadDecimal = { units: bigint; problem: null } | { units: null; problem: DecimalProblem }

/** Spaces of all kinds, and the marks without width that come along when a number is copied from a page. */
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/**
 * Digits with at most one separator, wide ones of an input method too. Which one it is, it begins the
 * decimals: thousands are never set apart.
 */
const NUMBER = /^(?<whole>\d*)(?:[.,٫．，](?<decimals>\d*))?$/

/** Reads a number in the digits of any script, with a point or a comma. An exponent makes it none. */
export function readDecimal(text: string, places: number): ReadDecimal {
  const typed = withLatinDigits(text.replace(AROUND, ''))
  if (typed === '') return refused('empty')
  const isNegative = /^[-−－]/.test(typed)
  const { whole = '', decimals = '' } = NUMBER.exec(typed.replace(/^[-−－]/, ''))?.groups ?? {}
  if (whole + decimals === '') return refused('not_a_number')
  if (isNegative) return refused('negative')
  const significant = decimals.replace(/0+$/, '')
  if (significant.length > places) return refused('too_many_decimals')
  return { units: BigInt(whole + significant.padEnd(places, '0')), problem: null }
}

const refused = (problem: DecimalProblem): ReadDecimal => ({ units: null, problem })

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The digits of a script stand beside each other from 0 to 9: those before one say which it is. */
const withLatinDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (isDigit(code - before - 1)) before += 1
    return String(before % 10)
  })

/** Writes a number with a point and only the decimals that it needs, as wallets and input fields read it. */
export function plainDecimal(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '')
  return decimals === '' ? whole : `${whole}.${decimals}`
}
