/** Tests docs/spec/payments.md#pasted-addresses. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CurrencyCode } from './currency.ts'
import { addressInLink, isPaymentLink, pastedAddress } from './pasted-address.ts'

const MONERO =
  '87J1y6nb4GRfhzahHcX7GFTTEWE1QGVhzfr4HWkUQbn8B1fqMLHbA1SDri8yFLwr9j3MurgumbpGuDY1XSjhq7JERNq6zij'
const INTEGRATED = `${MONERO}12345678abc`
const ETHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

// docs/spec/payments.md#pasted-addresses
test.each([
  MONERO,
  `monero:${MONERO}`,
  `monero:${MONERO}?tx_amount=0.5`,
  `monero:${MONERO}?recipient_name=Alice%20Green&tx_amount=0.5&tx_description=for%20%26%20with`,
  `MONERO:${MONERO}?TX_AMOUNT=1`,
  `web+monero:${MONERO}`,
  `web+monero://${MONERO}/?tx_amount=1`,
  `monero://${MONERO}?tx_amount=1`,
  `monero%3A${MONERO}%3Ftx_amount%3D1`,
  `monero:%2F%2F${MONERO}`,
  `monero:${MONERO}%3Ftx_amount=1`,
  `monero:${MONERO.replace('7', '%37')}`,
  ` monero: ${MONERO}\n`,
  `monero:${MONERO.slice(0, 40)}\r\n  ${MONERO.slice(40)}?tx_amount=1&\n&tx_description=x`,
  `\u2068${MONERO.slice(0, 30)}\u200b ${MONERO.slice(30)}\u2069`,
  `monero:${MONERO}#note`,
  `monero:${MONERO}?tx_description=100%`,
  `monero:${MONERO}?tx_description=Anna-Das große Manifest`,
])('%j means the address', (text) => {
  expect(pastedAddress(text, 'XMR')).toBe(MONERO)
})

// docs/spec/payments.md#pasted-addresses
test.each([
  '',
  'monero:',
  'ask me',
  `send it to ${MONERO}`,
  `pay monero:${MONERO}`,
  `monero:${MONERO} thank you`,
  `monero:${MONERO};${MONERO}?tx_amount=1;2`,
  `monero:${MONERO},`,
  `${MONERO} ${MONERO}`,
  `bitcoin:${MONERO}`,
  `xmonero:${MONERO}`,
  `https://pay.example/?monero:${MONERO}`,
  `monero:${MONERO}%`,
  `monero:0${MONERO.slice(1)}`,
])('%j means none for certain', (text) => {
  expect(pastedAddress(text, 'XMR')).toBeNull()
})

test('an integrated address is longer', () => {
  expect(pastedAddress(`monero:${INTEGRATED}?tx_amount=1`, 'XMR')).toBe(INTEGRATED)
})

// docs/spec/payments.md#pasted-addresses
test.each<[CurrencyCode, string, string | null]>([
  ['ETH', `ethereum:${ETHER}`, ETHER],
  ['ETH', `ethereum:${ETHER}@1?value=2.014e18&gas=10`, ETHER],
  ['ETH', `ETHEREUM:pay-${ETHER}@0x1`, ETHER],
  ['ETH', `ethereum:${ETHER.slice(0, 20)} ${ETHER.slice(20)}`, ETHER],
  ['ETH', 'ethereum:alice.eth?value=1', 'alice.eth'],
  ['ETH', `ethereum:${TOKEN}@1/transfer?address=${ETHER}&uint256=1e6`, ETHER],
  ['ETH', `ethereum:${TOKEN}/transfer?uint256=1`, null],
  ['ETH', `ethereum:${TOKEN}/approve?address=${ETHER}`, null],
  ['ETH', `ethereum:${ETHER}/transfer?label=a%26address%3D${TOKEN}`, null],
  ['ETH', `ethereum:${ETHER}00`, null],
  ['ETH', `${ETHER.slice(0, 10)}\n${ETHER.slice(10)}`, ETHER],
  ['ETH', `${ETHER} or by card`, null],
  ['ETH', 'alice.eth', null],
  ['BTC', 'bitcoin:bc1qalice?amount=0.1&label=Seeds', 'bc1qalice'],
  ['BTC', 'BITCOIN:BC1QALICE?amount=0.1', 'BC1QALICE'],
  ['BTC', 'bitcoin:\nbc1qalice', 'bc1qalice'],
  ['BTC', 'bitcoin:bc1qalice or cash', null],
  ['BTC', 'bitcoin:?lno=lno1', null],
  ['BTC', 'Bitcoin: ask', null],
  ['BTC', 'bc1qalice', null],
  ['BTC', 'litecoin:ltc1qalice', null],
  ['LTC', 'litecoin:ltc1qalice?amount=1', 'ltc1qalice'],
  ['DOGE', 'dogecoin:D4lice?amount=1', 'D4lice'],
  ['DASH', 'dash:X4lice?amount=1&IS=1', 'X4lice'],
  ['BCH', 'bitcoincash:q4lice?amount=1', 'bitcoincash:q4lice'],
  ['BCH', 'BITCOINCASH:Q4LICE', 'bitcoincash:q4lice'],
  ['BCH', 'bitcoin:1alice', null],
  ['ZEC', 'zcash:zs1alice?amount=1&memo=x', 'zs1alice'],
  ['ZEC', 'zcash:?address=zs1alice&amount=1', 'zs1alice'],
  ['ZEC', 'zcash:?address=zs1alice&address.1=zs1bob', null],
  ['LN', 'lightning:alice@pay.example', 'alice@pay.example'],
  ['LN', 'LIGHTNING:LNURL1ALICE', 'LNURL1ALICE'],
  ['LN', 'alice@pay.example', null],
])('%s %j means %j', (code, text, address) => {
  expect(pastedAddress(text, code)).toBe(address)
})

test.each([
  ['monero:', true],
  [' MONERO%3A4', true],
  ['web+bitcoin:x', true],
  ['monero', false],
  ['moneroo:4', false],
  ['mailto:a@b.example', false],
])('%j is a payment link: %s', (text, isLink) => {
  expect(isPaymentLink(text)).toBe(isLink)
})

test('while a link is typed, what follows the scheme is the beginning of the address', () => {
  expect(addressInLink('monero:', 'XMR')).toBe('')
  expect(addressInLink('monero:4abc', 'XMR')).toBe('4abc')
})

test('nothing that is pasted breaks it, and what is read needs no reading again', () => {
  const scheme = fc.constantFrom('monero:', 'ethereum:', 'bitcoin:', 'zcash:?address=', 'lightning:', '')
  const code = fc.constantFrom<CurrencyCode>('XMR', 'ETH', 'BTC', 'ZEC', 'LN', 'BCH')
  fc.assert(
    fc.property(scheme, fc.string({ unit: 'binary' }), code, (start, rest, currency) => {
      const address = pastedAddress(start + rest, currency)
      if (address !== null) expect(pastedAddress(address, currency) ?? address).toBe(address)
    }),
    { seed: 20261126 },
  )
})
