/** Tests docs/spec/subscriptions.md#subscription-page, docs/spec/subscriptions.md#payment-form. */
import { expect, test } from 'vitest'
import { offerOf, smallestPayment } from './offer.ts'

const MAINNET = 'monero:418015bb9ae982a1975da7d79277c270'

const offer = (chain_id = MAINNET, amount_min = 0) =>
  ({ type: 'monero-subscription', chain_id, price: 12_000, amount_min, object_id: null }) as const

// docs/spec/subscriptions.md#subscription-page
test('the offer is the option on the chain of Monero', () => {
  const link = { type: 'link', name: 'MoneroSubscription', href: 'https://a.example/pay' } as const
  expect(offerOf({ payment_options: [link, offer('bip122:0'), offer()] })).toEqual(offer())
  expect(offerOf({ payment_options: [link, offer('bip122:0')] })).toBeNull()
  expect(offerOf({ payment_options: [] })).toBeNull()
})

const instance = (chain_id: string, payment_amount_min: number) => ({
  blockchains: [
    {
      chain_id,
      chain_metadata: { description: null, payment_amount_min, is_forwarding_required: false },
      features: { subscriptions: true, gate: false },
    },
  ],
})

// docs/spec/subscriptions.md#payment-form
test.each([
  ['the offer', 7_000_000_000, instance(MAINNET, 5_000_000_000), 7_000_000_000n],
  ['the chain', 0, instance(MAINNET, 5_000_000_000), 5_000_000_000n],
  ['nothing of another chain', 0, instance('eip155:1', 5), 1_000_000_000n],
  ['neither', 0, instance(MAINNET, 0), 1_000_000_000n],
  ['an instance that is not loaded', 0, null, 1_000_000_000n],
])('the smallest payment is that of %s', (_, amountMin, from, smallest) => {
  expect(smallestPayment(offer(MAINNET, amountMin), from)).toBe(smallest)
})
