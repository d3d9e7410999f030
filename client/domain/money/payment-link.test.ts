import { expect, test } from 'vitest'
import { moneroLink } from './payment-link.ts'

// docs/spec/payments.md#payment-link, docs/server/payments.md#payment-addresses

const ADDRESS =
  '87J1y6nb4GRfhzahHcX7GFTTEWE1QGVhzfr4HWkUQbn8B1fqMLHbA1SDri8yFLwr9j3MurgumbpGuDY1XSjhq7JERNq6zij'

// docs/spec/payments.md#payment-link
test.each([
  [null, `monero:${ADDRESS}`],
  [12_960_000_000n, `monero:${ADDRESS}?tx_amount=0.01296`],
  [12_000_000_000_000n, `monero:${ADDRESS}?tx_amount=12`],
  [1n, `monero:${ADDRESS}?tx_amount=0.000000000001`],
])('%i: %s', (amount, link) => {
  expect(moneroLink(ADDRESS, amount)).toBe(link)
})

test.each([
  '',
  'ask me',
  `${ADDRESS}?tx_amount=9`,
  `${ADDRESS}&recipient_name=eve`,
  `${ADDRESS}#x`,
  `${ADDRESS}%3Ftx_amount=9`,
  `${ADDRESS}\n`,
  `${ADDRESS}\u202e`,
  ` ${ADDRESS}`,
  `${ADDRESS};${ADDRESS}`,
  `monero:${ADDRESS}`,
  'javascript:pwned()',
  '"><svg/onload=pwned()>',
  '//evil.example',
  'ｍ',
  '1'.repeat(257),
])('%j is no address, so there is no link', (address) => {
  expect(moneroLink(address, 1n)).toBeNull()
})

// docs/spec/payments.md#payment-link
test.each([0n, -1n, 9_007_199_254_740_992n, 10n ** 300n])(
  '%i is no amount, so there is no link',
  (amount) => {
    expect(moneroLink(ADDRESS, amount)).toBeNull()
  },
)
