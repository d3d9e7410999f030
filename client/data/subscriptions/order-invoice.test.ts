/** Tests docs/spec/subscriptions.md#the-press-of-pay. */
import { beforeEach, expect, test, vi } from 'vitest'
import { getAccount, lookupAccount } from '#contract/endpoints/accounts.ts'
import { saveSubscriptionOption } from '#contract/endpoints/subscriptions.ts'
import { seedMoney } from '#demo/seeds/money.ts'
import { offerOf } from '#domain/subscription/offer.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { tabLocks } from '#tests/harness/tab-locks.ts'
import { call } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { setToken } from '../connection/token.ts'
import { knownInvoices } from './known-invoices.ts'
import { type Order, placeOrder } from './order-invoice.ts'

// There is no history here that could be changed.
vi.mock('#platform/page/location.ts', () => ({ navigate: vi.fn(), useSearchParams: vi.fn() }))

const PAYOUT =
  '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H'

let made: number
let onMade: () => void
let order: Order

beforeEach(async () => {
  made = 0
  onMade = () => undefined
  vi.stubGlobal('location', new URL('http://kith.example/@alice/subscription'))
  vi.stubGlobal('navigator', { locks: tabLocks() })
  connectToServer({
    seed: seedMoney,
    onCall: (method, path) => {
      if (method !== 'POST' || !path.endsWith('/invoices')) return undefined
      made += 1
      onMade()
      return undefined
    },
  })
  await signInAs('bob')
  const alice = await call(lookupAccount, { query: { acct: 'alice' } })
  const bob = await call(lookupAccount, { query: { acct: 'bob' } })
  const offer = offerOf(alice)
  if (!offer) throw new Error('alice sells nothing')
  order = {
    payerId: bob.id,
    recipientId: alice.id,
    chainId: offer.chain_id,
    price: offer.price,
    amount: 12_960_000_000n,
  }
})

// docs/spec/subscriptions.md#the-press-of-pay
test('two tabs that are pressed at once make one invoice, and show the same', async () => {
  const [one, other] = await Promise.all([
    placeOrder(createQueryClient(), order),
    placeOrder(createQueryClient(), order),
  ])
  expect(made).toBe(1)
  expect(one).toEqual(other)
  expect(knownInvoices()).toMatchObject([{ status: 'open', isMade: true, price: order.price }])
})

// docs/spec/subscriptions.md#the-press-of-pay
test('a price that has changed makes nothing until it is agreed to', async () => {
  await signInAs('alice')
  await call(saveSubscriptionOption, {
    body: { type: 'monero', chain_id: order.chainId, price: 2 * order.price, payout_address: PAYOUT },
  })
  await signInAs('bob')
  const client = createQueryClient()
  expect(await placeOrder(client, order)).toEqual({ kind: 'price', former: order.price })
  expect(made).toBe(0)
  const alice = await call(getAccount, { params: { id: order.recipientId } })
  expect(client.getQueryData(['profile', { id: alice.id }])).toEqual(alice)
  expect(client.getQueryData(['profile', { acct: 'alice' }])).toEqual(alice)
  expect(await placeOrder(client, { ...order, price: 2 * order.price })).toMatchObject({ kind: 'invoice' })
  expect(made).toBe(1)
})

// docs/spec/session.md#logout
test('an invoice that comes after its payer has logged out is stored for nobody', async () => {
  onMade = () => setToken(null)
  expect(await placeOrder(createQueryClient(), order)).toMatchObject({ kind: 'invoice' })
  expect(knownInvoices()).toEqual([])
})
