import { expect, test } from 'vitest'
import { currenciesOf, currencyOfField } from './currency.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from './currency-names.ts'

// docs/spec/payments.md#currencies, docs/spec/payments.md#addresses-on-a-profile

// docs/spec/payments.md#currencies
test('nine currencies are known', () => {
  expect(Object.keys(CURRENCIES)).toEqual(['BTC', 'BCH', 'DASH', 'DOGE', 'ETH', 'LTC', 'XMR', 'ZEC', 'LN'])
})

// docs/spec/payments.md#currencies
test('an amount that names no currency is in Monero', () => {
  expect(CURRENCIES[DEFAULT_CURRENCY]).toBe('Monero')
})

// docs/spec/payments.md#addresses-on-a-profile
test.each([
  ['$BTC', 'BTC'],
  ['$BCH', 'BCH'],
  ['$DASH', 'DASH'],
  ['$DOGE', 'DOGE'],
  ['$ETH', 'ETH'],
  ['$LTC', 'LTC'],
  ['$XMR', 'XMR'],
  ['$ZEC', 'ZEC'],
  ['$LN', 'LN'],
  [' $xmr ', 'XMR'],
  ['⚡', 'LN'],
  ['⚡️', 'LN'],
  ['lightning address', 'LN'],
  ['Lightning Address', 'LN'],
  ['lud16', 'LN'],
  ['LUD16', 'LN'],
  ['$USD', null],
  ['$constructor', null],
  ['$', null],
  ['BTC', null],
  ['Bitcoin', null],
  ['$BTC and $ETH', null],
  ['⚡⚡', null],
  ['', null],
])('a field called %j: %s', (name, code) => {
  expect(currencyOfField(name)).toBe(code ?? undefined)
})

test('fields name each currency once', () => {
  expect(currenciesOf([{ name: '⚡' }, { name: 'Pronouns' }, { name: '$XMR' }, { name: 'lud16' }])).toEqual([
    'LN',
    'XMR',
  ])
})
