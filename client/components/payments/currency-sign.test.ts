import { expect, test } from 'vitest'
import { CURRENCIES } from '#domain/money/currency-names.ts'
import { currencySign } from './currency-sign.ts'

// docs/spec/payments.md#currencies

test('every currency has a sign of its own', () => {
  expect(new Set(Object.keys(CURRENCIES).map(currencySign)).size).toBe(9)
})

// docs/spec/payments.md#currencies
test.each(['USD', 'btc', '', 'toString'])('%j is no currency', (code) => {
  expect(() => currencySign(code)).toThrow('unexpected currency code')
})
