/** Tests docs/spec/profiles.md#buttons-of-a-profile. */
import { expect, test } from 'vitest'
import type { PaymentOption } from '#contract/entities/account.ts'
import { sellsSubscriptions, subscriptionLink } from './subscription-link.ts'

const monero = (object_id: string | null): PaymentOption => ({
  type: 'monero-subscription',
  chain_id: 'monero:x',
  price: 1,
  amount_min: 1,
  object_id,
})
const link = (name: string, href = 'https://far.example/pay'): PaymentOption => ({ type: 'link', name, href })

// docs/spec/profiles.md#buttons-of-a-profile
test.each<[string, PaymentOption[], string | undefined]>([
  ['bob', [], undefined],
  ['bob', [link('Coffee')], undefined],
  ['bob', [link('Coffee'), monero(null)], '/@bob/subscription'],
  ['bob@far.example', [monero('https://far.example/proposal')], 'https://far.example/proposal'],
  ['bob@far.example', [monero(null)], undefined],
  ['bob@far.example', [monero('javascript:alert(1)')], undefined],
  ['bob@far.example', [link('MoneroSubscription')], 'https://far.example/pay'],
  ['https://far.example/bob', [monero('https://far.example/proposal')], 'https://far.example/proposal'],
])('%s with %j: %s', (acct, payment_options, href) => {
  expect(subscriptionLink({ id: '1', username: 'bob', acct, payment_options })?.href).toBe(href)
})

test('a link is no subscription that one grants', () => {
  expect(sellsSubscriptions({ payment_options: [link('MoneroSubscription')] })).toBe(false)
  expect(sellsSubscriptions({ payment_options: [monero(null)] })).toBe(true)
})
