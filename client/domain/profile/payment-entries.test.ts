import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { cleanText } from '#contract/clean-text.ts'
import { Account, PaymentOption, ProfileField } from '#contract/entities/account.ts'
import { addressEntries, addressForCode, optionEntries } from './payment-entries.ts'

const textOf = (html: string) => cleanText(html.replaceAll(/<[^>]*>/g, ''))
const entries = (...fields: [name: string, value: string][]) =>
  addressEntries(
    fields.map(([name, value]) => parse(ProfileField, { name, value })),
    textOf,
  )

// docs/spec/payments.md#addresses-on-a-profile

// docs/spec/payments.md#addresses-on-a-profile
test('each currency appears once, in the order of the fields, with its address trimmed', () => {
  expect(
    entries(
      ['Pronouns', 'she/her'],
      ['lud16', ' alice@pay.example\n'],
      ['$BTC', '<p>bc1qalice</p>'],
      ['$btc', 'bc1qother'],
      ['⚡', 'other@pay.example'],
    ),
  ).toEqual([
    { code: 'LN', address: 'alice@pay.example' },
    { code: 'BTC', address: 'bc1qalice' },
  ])
})

// docs/spec/payments.md#addresses-on-a-profile
test('a field without an address leaves the currency to the next one', () => {
  expect(entries(['$ETH', ' <p> </p>'], ['$ETH', '0xa11ce'])).toEqual([{ code: 'ETH', address: '0xa11ce' }])
})

test('marks that would turn an address around are removed', () => {
  expect(entries(['\u202e$LTC', '\u202eltc1q\u2066alice\u2069'])).toEqual([
    { code: 'LTC', address: 'ltc1qalice' },
  ])
})

const MONERO =
  '87J1y6nb4GRfhzahHcX7GFTTEWE1QGVhzfr4HWkUQbn8B1fqMLHbA1SDri8yFLwr9j3MurgumbpGuDY1XSjhq7JERNq6zij'

// docs/spec/payments.md#pasted-addresses
test("a payment link is the address in it, and its amount is nobody's to scan", () => {
  const found = entries(
    [
      '$XMR',
      `<p><a href="monero:${MONERO}">MONERO:${MONERO.slice(0, 50)}<br>\n${MONERO.slice(50)}?tx_amount=1</a></p>`,
    ],
    ['$ETH', 'ethereum:0x70997970C51812dc3A010C7d01b50e0d17dc79C8@1?value=1e18'],
    ['$BTC', 'litecoin:ltc1q0alice?amount=2'],
    ['$LTC', 'mine is litecoin:ltc1q0alice?amount=2'],
    ['$BCH', 'bitcoincash:q0alice?amount=2'],
  )
  expect(found).toEqual([
    { code: 'XMR', address: MONERO },
    { code: 'ETH', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
    { code: 'BTC', address: 'litecoin:ltc1q0alice?amount=2' },
    { code: 'LTC', address: 'mine is litecoin:ltc1q0alice?amount=2' },
    { code: 'BCH', address: 'bitcoincash:q0alice' },
  ])
  expect(found.map(addressForCode)).toEqual([
    `monero:${MONERO}`,
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    null,
    null,
    'bitcoincash:q0alice',
  ])
})

// docs/spec/payments.md#addresses-on-a-profile
test.each([
  ['XMR', MONERO, `monero:${MONERO}`],
  ['XMR', 'monero@alice.example', 'monero@alice.example'],
  ['BTC', 'bc1qalice', 'bc1qalice'],
  ['BTC', 'ask me for one', null],
  ['BTC', 'نشانی', null],
  ['BTC', 'x'.repeat(256), 'x'.repeat(256)],
  ['BTC', 'x'.repeat(257), null],
  ['BTC', 'https://evil.example/pay', null],
  ['BTC', 'javascript:pwned()', null],
  ['BTC', 'WIFI:S:evil;;', null],
  ['LN', 'tel:+491234', null],
  ['LN', '//evil.example', null],
  ['XMR', 'data:text/html,x', null],
  ['XMR', `monero:${MONERO}?tx_amount=9`, null],
  ['BCH', 'bitcoincash:q0alice', 'bitcoincash:q0alice'],
] as const)('the QR code of %s %s holds %s', (code, address, text) => {
  expect(addressForCode({ code, address })).toBe(text)
})

// docs/spec/payments.md#payment-options

const monero = (object_id: string | null, chain_id = 'monero:x', price = 12_000): PaymentOption => ({
  type: 'monero-subscription',
  chain_id,
  price,
  amount_min: 1,
  object_id,
})
const link = (name: string, href = 'https://far.example/pay') =>
  parse(PaymentOption, { type: 'link', name, href })

const options = (acct: string, ...payment_options: PaymentOption[]) =>
  optionEntries({ id: '1', username: 'bob', acct, payment_options }).map(({ link: { href }, ...entry }) => ({
    ...entry,
    href,
  }))

// docs/spec/payments.md#payment-options
test('a subscription here leads to its page, and says what a month costs', () => {
  expect(options('bob', monero(null))).toEqual([
    { name: null, isSubscription: true, monthly: 31_100_000_000n, href: '/@bob/subscription', host: null },
  ])
})

// docs/spec/payments.md#payment-options
test('a subscription elsewhere leads to its proposal', () => {
  expect(options('bob@far.example', monero('https://far.example/proposals/1'))).toMatchObject([
    { href: 'https://far.example/proposals/1', host: 'far.example', monthly: 31_100_000_000n },
  ])
})

// docs/spec/payments.md#payment-options
test('a link leads to its address; one of that name is a subscription, which come first', () => {
  expect(options('bob', link(' Coffee\u202e'), link('MoneroSubscription'), link(''))).toMatchObject([
    { name: null, isSubscription: true },
    { name: 'Coffee', isSubscription: false, href: 'https://far.example/pay', host: 'far.example' },
    { name: null, isSubscription: false },
  ])
})

// docs/spec/payments.md#payment-options
test.each([
  ['an address that is none of the web', link('Coffee', 'javascript:alert(1)')],
  ['an address that is none', link('Coffee', 'far.example')],
  ['a proposal that is missing', monero(null)],
])('an option with %s is left out', (_, option) => {
  expect(options('bob@far.example', option)).toEqual([])
})

test.each([
  ['of another chain', monero(null, 'eip155:1')],
  ['of nothing', monero(null, 'monero:x', 0)],
])('a price %s is not shown', (_, option) => {
  expect(options('bob', option)).toMatchObject([{ monthly: null }])
})

// docs/spec/payments.md#payment-options
test('an option of another type is refused, and the contract keeps it out of the profile', () => {
  const unknown = { type: 'gold', href: 'https://far.example/pay' }
  // @ts-expect-error: the contract lets no such option through
  expect(() => options('bob', unknown)).toThrow('invalid subscription type')
  expect(parse(Account, { id: '1', payment_options: [unknown, link('Coffee')] }).payment_options).toEqual([
    link('Coffee'),
  ])
})
