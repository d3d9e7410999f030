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

test.each(['', 'ask me', `${ADDRESS}?tx_amount=9`, `${ADDRESS}&recipient_name=eve`, '//evil.example', 'ｍ'])(
  '%j is no address, so there is no link',
  (address) => {
    expect(moneroLink(address, 1n)).toBeNull()
  },
)
