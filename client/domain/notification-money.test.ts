/** Tests docs/spec/notifications.md#what-a-notification-shows. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { moneyPage } from './notification-money.ts'

const OPTION = {
  type: 'monero-subscription',
  chain_id: 'monero:418',
  price: 4000,
  amount_min: 1,
  object_id: null,
}
const viewer = { id: '7', acct: 'alice' }
const person = (acct: string, options: object[] = []) =>
  parse(Account, { id: '8', username: 'bob', acct, payment_options: options })

// docs/spec/notifications.md#what-a-notification-shows
test.each([
  ['subscription', person('bob'), '/subscriber/8'],
  ['subscriber_leaving', person('bob@lab.example'), '/subscriber/8'],
  ['payment_anonymous', person('anonymous'), '/@alice?tab=subscribers'],
  ['subscription_expiration', person('bob', [OPTION]), '/@bob/subscription'],
  ['subscription_expiration', person('bob'), null],
  [
    'subscription_expiration',
    person('bob@lab.example', [{ ...OPTION, object_id: 'https://lab.example/pay' }]),
    'https://lab.example/pay',
  ],
  ['follow', person('bob', [OPTION]), null],
  ['telepathy', person('bob', [OPTION]), null],
])('%s of %o leads to %s', (type, account, href) => {
  expect(moneyPage({ type, account }, viewer)?.link.href ?? null).toBe(href)
})

test('until the viewer is known nobody knows whose subscribers they are', () => {
  expect(moneyPage({ type: 'payment_anonymous', account: person('anonymous') }, null)).toBeNull()
})
