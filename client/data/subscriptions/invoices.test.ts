/** Tests docs/spec/subscriptions.md#asking-for-an-invoice: how often the server is asked, and what it is asked for. */
import { environmentManager, focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectToServer } from '#tests/harness/client-and-server.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { invoiceQuery } from './invoices.ts'
import { subscriptionQuery } from './subscription.ts'

// There is no history here that could be changed.
vi.mock('#platform/location.ts', () => ({ navigate: vi.fn(), useSearchParams: vi.fn() }))

const ID = '01a201d7-6dc4-7e61-9107-0335e3dfc52a'

const INVOICE = {
  id: ID,
  sender_id: 'bob',
  recipient_id: 'alice',
  chain_id: 'monero:418015bb9ae982a1975da7d79277c270',
  payment_address: null,
  amount: 12_960_000_000,
  created_at: '2026-11-22T06:00:25.285Z',
  expires_at: '2026-11-22T10:20:25.285Z',
}

let client: QueryClient
/** The server says this of the invoice; a number is a failure with that status. */
let status: string | number
let asked: { invoice: number; subscription: number }

// Intervals run in browsers only.
environmentManager.setIsServer(() => false)

beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
  asked = { invoice: 0, subscription: 0 }
  connectToServer({
    onCall: (_, path) => {
      if (path.startsWith('/api/v1/subscriptions/find')) {
        asked.subscription += 1
        return Response.json({ id: 1, expires_at: '2026-12-18T04:00:00Z' })
      }
      asked.invoice += 1
      return typeof status === 'number'
        ? new Response(null, { status })
        : Response.json({ ...INVOICE, status })
    },
  })
})

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** Opens the page of the invoice; returns the function that leaves it. */
const open = () => new QueryObserver(client, invoiceQuery(ID)).subscribe(() => {})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

// docs/spec/subscriptions.md#asking-for-an-invoice
test.each([
  ['requested', 7],
  ['open', 7],
  ['paid', 7],
  ['forwarded', 7],
  ['underpaid', 7],
  ['timeout', 2],
  ['cancelled', 1],
  ['completed', 1],
])('while it is %s, it is asked for %i times in the first minute', async (now, times) => {
  status = now
  open()
  await pass(0)
  expect(asked.invoice).toBe(1)
  await pass(60)
  expect(asked.invoice).toBe(times)
})

// docs/spec/subscriptions.md#asking-for-an-invoice
test('it is asked for until it is completed, then never more; opening the page asks once', async () => {
  status = 'paid'
  const leave = open()
  await pass(25)
  status = 'completed'
  await pass(600)
  expect(asked.invoice).toBe(4)
  leave()
  open()
  await pass(600)
  expect(asked.invoice).toBe(5)
})

// docs/spec/subscriptions.md#asking-for-an-invoice
test('nobody asks away from the page, or while its tab is hidden', async () => {
  status = 'open'
  const leave = open()
  await pass(15)
  focusManager.setFocused(false)
  await pass(60)
  expect(asked.invoice).toBe(2)
  focusManager.setFocused(true)
  await pass(10)
  expect(asked.invoice).toBe(3)
  leave()
  await pass(600)
  expect(asked.invoice).toBe(3)
})

// docs/spec/subscriptions.md#asking-for-an-invoice
test('on completion the subscription is asked for again', async () => {
  status = 'forwarded'
  new QueryObserver(client, subscriptionQuery('bob', 'alice')).subscribe(() => {})
  open()
  await pass(5)
  expect(asked.subscription).toBe(1)
  status = 'completed'
  await pass(60)
  expect(asked.subscription).toBe(2)
})

test('a failure keeps what is known, and the next question comes all the same', async () => {
  status = 'open'
  open()
  await pass(5)
  status = 500
  await pass(10)
  expect(client.getQueryData(invoiceQuery(ID).queryKey)?.status).toBe('open')
  status = 'paid'
  await pass(10)
  expect(client.getQueryData(invoiceQuery(ID).queryKey)?.status).toBe('paid')
})

test.each([404, 400])('an id that the server answers with %i is no invoice', async (refusal) => {
  status = refusal
  open()
  await pass(60)
  expect([asked.invoice, client.getQueryData(invoiceQuery(ID).queryKey)]).toEqual([1, null])
})
