/**
 * Tests docs/spec/subscriptions.md#asking-for-an-invoice: how often the server is asked, and what it is asked
 * for.
 */
import { environmentManager, focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectToServer } from '#tests/harness/client-and-server.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { endQuery } from './bought.ts'
import { cancel, invoiceQuery } from './invoices.ts'
import { addKnownInvoice } from './known-invoices.ts'

// There is no history here that could be changed.
vi.mock('#platform/page/location.ts', () => ({ navigate: vi.fn(), useSearchParams: vi.fn() }))

const ID = '01a201d7-6dc4-7e61-9107-0335e3dfc52a'

const INVOICE = {
  id: ID,
  sender_id: 'bob',
  recipient_id: 'alice',
  chain_id: 'monero:418015bb9ae982a1975da7d79277c270',
  payment_address: '8A',
  amount: 12_960_000_000,
  created_at: '2126-11-22T06:00:25.285Z',
  expires_at: '2126-11-22T10:20:25.285Z',
}

let client: QueryClient
/** The server says this of the invoice; a number is a failure with that status. */
let status: string | number
/** Answers the cancellation. */
let onCancel: () => Response
/**
 * The ends that the server says one after the other; a number is a failure with that status, or for 0 no
 * answer.
 */
let ends: (string | number)[]
let asked: { invoice: number; subscription: number }

// Intervals run in browsers only.
environmentManager.setIsServer(() => false)

beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
  asked = { invoice: 0, subscription: 0 }
  connectToServer({
    onCall: (method, path) => {
      if (method === 'DELETE') return onCancel()
      if (path.startsWith('/api/v1/subscriptions/find')) {
        asked.subscription += 1
        const end = ends.length > 1 ? ends.shift() : ends[0]
        if (end === 0) return new Promise<Response>(() => {})
        return typeof end === 'number'
          ? new Response(null, { status: end })
          : Response.json({ id: 1, expires_at: end })
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
  ['something new', 7],
  ['underpaid', 2],
  ['timeout', 2],
  ['cancelled', 2],
  ['failed', 2],
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

describe('the end that was bought', () => {
  const FORMER = '2126-11-25T00:00:00Z'
  const NEW = '2126-12-18T04:00:00Z'

  beforeEach(() => {
    status = 'completed'
    ends = [FORMER]
    addKnownInvoice({ ...INVOICE, status: 'open' }, { isMade: true, price: 5000, formerEnd: FORMER })
  })

  /** Opens the page of the completed invoice; returns what it knows of the end. */
  const openEnd = () => {
    const observer = new QueryObserver(client, endQuery({ ...INVOICE, status: 'completed' }))
    observer.subscribe(() => {})
    return () => observer.getCurrentResult()
  }

  // docs/spec/subscriptions.md#what-was-bought
  test('is asked for until it is another one', async () => {
    ends = [FORMER, 500, FORMER, NEW]
    const known = openEnd()
    await pass(8)
    expect([known().isFetching, known().data]).toEqual([true, undefined])
    await pass(2)
    expect([known().isFetching, known().data, asked.subscription]).toEqual([false, NEW, 4])
    await pass(60)
    expect(asked.subscription).toBe(4)
  })

  // docs/spec/subscriptions.md#what-was-bought
  test.each([
    ['the former one', FORMER],
    ['a failure', 500],
    ['nothing', 404],
    ['no answer', 0],
  ])('is not known after 30 s of %s, and can be asked for again', async (_, answer) => {
    ends = [answer]
    const known = openEnd()
    await pass(28)
    expect(known().isFetching).toBe(true)
    await pass(6)
    expect([known().isFetching, known().data]).toEqual([false, null])
    ends = [NEW]
    void known().refetch()
    await pass(60)
    expect(known().data).toBe(NEW)
  })
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

// docs/spec/lists.md#a-deletion-whose-answer-is-lost
test.each([
  ['cancelled', 'lost', true],
  ['cancelled', 500, true],
  ['open', 'lost', false],
  ['paid', 500, false],
])(
  'an invoice that is %s counts as cancelled where the answer was %s: %s',
  async (now, answer, isCancelled) => {
    status = now
    onCancel = () => {
      if (typeof answer === 'number') return new Response(null, { status: answer })
      throw new TypeError('connection lost')
    }
    const outcome = await cancel(client, ID).then(
      () => true,
      () => false,
    )
    expect(outcome).toBe(isCancelled)
    if (isCancelled)
      expect(client.getQueryData(invoiceQuery(ID).queryKey)).toMatchObject({ status: 'cancelled' })
  },
)
