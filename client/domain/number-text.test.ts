import { readdirSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { found } from '#tests/harness/found.ts'
import { formatNumber, formatPercent, pluralForm, shortCount } from './number-text.ts'

const locales = readdirSync(new URL('../i18n/locales', import.meta.url)).map((file) =>
  file.replace('.json', ''),
)
const SMALL = Array.from({ length: 1000 }, (_, number) => number)
const OTHERS = [1000, 1234, 9999, 1_234_567, 999e12, 1e15, -1, 0.5, 12.25, 1.5e21]

describe.each([...found('locales', locales), 'ar', 'pl', 'en-GB', 'de-CH', 'fa-AF'])('%s', (locale) => {
  test('numbers are written as Intl writes them', () => {
    const format = new Intl.NumberFormat(locale)
    const numbers = [...SMALL, ...OTHERS]
    expect(numbers.map((number) => formatNumber(number, locale))).toEqual(
      numbers.map((number) => format.format(number)),
    )
  })

  test('short counts are written as Intl writes them', () => {
    const format = new Intl.NumberFormat(locale, { notation: 'compact' })
    const counts = [...SMALL, 1000, 1234, 12_345, 999e12]
    expect(counts.map((count) => shortCount(count, locale))).toEqual(
      counts.map((count) => format.format(count)),
    )
  })

  test('percentages are written as Intl writes them', () => {
    const format = new Intl.NumberFormat(locale, { style: 'percent' })
    const parts = SMALL.slice(0, 101)
    expect(parts.map((part) => formatPercent(part, locale))).toEqual(
      parts.map((part) => format.format(part / 100)),
    )
  })

  test('every number has the plural form of the language', () => {
    const rules = new Intl.PluralRules(locale)
    const numbers = [...SMALL, ...OTHERS]
    expect(numbers.map((number) => pluralForm(number, locale))).toEqual(
      numbers.map((number) => rules.select(number)),
    )
  })
})

/** The languages whose numbers are written here, when they are small. */
const WRITTEN = ['de', 'en', 'fa']

test.each(WRITTEN)('small numbers need no Intl in %s', (locale) => {
  const numbers: { format: unknown } = Intl.NumberFormat.prototype
  const asked = [vi.spyOn(numbers, 'format', 'get'), vi.spyOn(Intl.PluralRules.prototype, 'select')]
  for (const number of SMALL)
    for (const write of [formatNumber, formatPercent, shortCount, pluralForm])
      expect(write(number, locale)).not.toBe('')
  for (const spy of asked) {
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  }
})

test('a count beyond all short forms stays short', () => {
  expect(shortCount(1e300, 'en')).toBe('999T')
})
