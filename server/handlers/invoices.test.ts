/**
 * Tests invoices in all their states (docs/server/payments.md#states-of-an-invoice,
 * docs/server/payments.md#timing-of-payments).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { readAddress } from '../monero/address.ts'
import { OLDEST, setVersion } from '../policies/version.ts'
import { addAccount } from '../world/accounts.ts'
import { letBlocksPass as letPass } from '../world/payment-clock.ts'
import type { SubscriptionOptionRecord } from '../world/payment-records.ts'
import { offerSubscriptions } from '../world/subscriptions.ts'
import { send } from '../world/transfers.ts'
import type { World } from '../world/world.ts'

const MONERO = 'monero:418015bb9ae982a1975da7d79277c270'
const PAYOUT_ADDRESS =
  '47JP9Xq7YPNCrLH6o2SABef5a86j8FMvp23PVqdErayqHdzR5FyajdgGMYbPPZWXdZTjFY2z2U9uwFgZB9diC54MCLTpR1V'
const VIEW_KEY = '97a7e4d67dc3c5012b2c284744565d0e988f6a15dea2b24428c9f042c839ed00'
const MONTH = 12_960_000_000
const PATH = '/api/v1/subscriptions/invoices'

let world: World
let guest: Visitor
let alice: Visitor
let now: number

beforeEach(() => {
  now = NOON
  world = smallWorld(() => now)
  world.instance.blockchains = [
    { chain_id: MONERO, is_forwarding_required: true, description: null, payment_amount_min: 1 },
  ]
  guest = visit(world, null)
  alice = visit(world, 'alice')
  offer({ type: 'monero' })
})

function offer(kind: { type: 'monero' } | { type: 'monero-light'; view_key: string }, price = 5000) {
  const option: SubscriptionOptionRecord = {
    ...kind,
    chain_id: MONERO,
    price,
    payout_address: PAYOUT_ADDRESS,
  }
  offerSubscriptions(person(world, 'alice'), option)
}

const order = (amount = MONTH) => ({
  sender_id: person(world, 'bob').id,
  recipient_id: person(world, 'alice').id,
  chain_id: MONERO,
  amount,
})

const ask = (amount?: number) => guest.post(PATH, order(amount))
const statusOf = async ({ id }: { id: string }) => (await guest.get(`${PATH}/${id}`)).status
const pay = ({ payment_address }: { payment_address: string }, amount = MONTH) =>
  send(world, { address: payment_address, amount })
const letBlocksPass = (count: number) =>
  letPass(world, count, (seconds) => {
    now += seconds * 1000
  })
const find = () => guest.get(`/api/v1/subscriptions/find?${new URLSearchParams(parties())}`)
const parties = () => ({ sender_id: person(world, 'bob').id, recipient_id: person(world, 'alice').id })
const secondsLeft = async () => (Date.parse((await find()).expires_at) - now) / 1000

describe('a payment that is sent on', () => {
  test('goes from open to completed, and buys less than it cost', async () => {
    const invoice = await ask()
    expect(invoice).toMatchObject({ status: 'open', amount: MONTH })
    expect(Date.parse(invoice.expires_at) - Date.parse(invoice.created_at)).toBe(15_600_000)
    expect(readAddress(invoice.payment_address)?.kind).toBe('subaddress')

    pay(invoice)
    expect(await statusOf(invoice)).toBe('open')
    letBlocksPass(1)
    expect(await statusOf(invoice)).toBe('paid')
    letBlocksPass(18)
    expect(await statusOf(invoice)).toBe('paid')
    letBlocksPass(1)
    expect(await statusOf(invoice)).toBe('forwarded')
    expect(await find()).toEqual({
      error: 'subscription not found',
      error_description: 'subscription not found',
    })
    letBlocksPass(20)
    expect(await statusOf(invoice)).toBe('completed')
    expect(now - NOON).toBe(80 * 60_000)
    // As the real server reckoned: 30 days became 25.8.
    expect(await secondsLeft()).toBe(2_230_320)
    const [notice] = await alice.get('/api/v1/notifications')
    expect(notice).toMatchObject({
      type: 'subscription',
      payment_amount: 11_151_600_000,
      account: { username: 'bob' },
    })
    expect((await visit(world, 'bob').get('/api/v1/notifications'))[0]?.type).not.toBe('subscription')
  })

  test.each([
    ['half', 6_480_000_000, 934_320],
    ['twice', 25_920_000_000, 4_822_320],
  ])('%s the amount counts as what it is', async (_, amount, seconds) => {
    const invoice = await ask()
    pay(invoice, amount)
    letBlocksPass(40)
    expect(await statusOf(invoice)).toBe('completed')
    expect(await secondsLeft()).toBe(seconds)
  })

  test('two transfers count as one payment, and cost a higher fee', async () => {
    const invoice = await ask()
    pay(invoice, MONTH / 2)
    pay(invoice, MONTH / 2)
    letBlocksPass(40)
    await statusOf(invoice)
    expect(await secondsLeft()).toBe(2_067_360)
  })

  test('is underpaid when it is not above the fee, even with the advertised minimum', async () => {
    const invoice = await ask(1_000_000_000)
    pay(invoice, 1_000_000_000)
    letBlocksPass(21)
    expect(await statusOf(invoice)).toBe('underpaid')
    expect((await guest.send('DELETE', `${PATH}/${invoice.id}`)).status).toBe(500)
    pay(invoice)
    letBlocksPass(6)
    expect(await statusOf(invoice)).toBe('paid')
    letBlocksPass(60)
    expect(await statusOf(invoice)).toBe('completed')
  })

  test('waits for its turn: one is sent on at a time', async () => {
    const invoices = [await ask(), await ask()]
    for (const invoice of invoices) pay(invoice)
    letBlocksPass(20)
    expect(await Promise.all(invoices.map(statusOf))).toEqual(['forwarded', 'paid'])
    now += 30_000
    expect(await Promise.all(invoices.map(statusOf))).toEqual(['forwarded', 'forwarded'])
    letBlocksPass(20)
    expect(await Promise.all(invoices.map(statusOf))).toEqual(['completed', 'completed'])
    expect(await secondsLeft()).toBe(2 * 2_230_320)
  })
})

describe('a late payment', () => {
  const ends: [string, (invoice: { id: string; payment_address: string }) => Promise<unknown>][] = [
    ['timeout', async () => (now += 15_630_000)],
    ['cancelled', ({ id }) => guest.send('DELETE', `${PATH}/${id}`)],
    [
      'completed',
      async (invoice) => {
        pay(invoice)
        letBlocksPass(40)
      },
    ],
    [
      'failed',
      async ({ id }) => {
        const invoice = world.invoices.get(id)
        if (invoice) invoice.status = 'failed'
      },
    ],
  ]

  test.each(ends)('reopens an invoice after %s, within 600 s', async (status, end) => {
    const invoice = await ask()
    await end(invoice)
    expect(await statusOf(invoice)).toBe(status)
    pay(invoice)
    now += 120_000 + 600_000
    expect(await guest.get(`${PATH}/${invoice.id}`)).toEqual({ ...invoice, status: 'paid' })
    letBlocksPass(60)
    expect(await statusOf(invoice)).toBe('completed')
  })
})

describe('time', () => {
  test('an open invoice times out with the next look, and not before', async () => {
    const invoice = await ask()
    now += 15_599_000
    expect(await statusOf(invoice)).toBe('open')
    now += 31_000
    expect(await statusOf(invoice)).toBe('timeout')
    expect((await guest.send('DELETE', `${PATH}/${invoice.id}`)).status).toBe(500)
  })

  test('years without payments pass at once', async () => {
    await ask()
    const before = process.cpuUsage().user
    now += 50 * 365 * 86_400_000
    await find()
    expect(process.cpuUsage().user - before, 'in microseconds').toBeLessThan(1_000_000)
    expect(world.chain.height).toBe(1 + (50 * 365 * 86_400) / 120)
  })
})

describe('a payment that is only watched', () => {
  test('is completed without being sent on, and nothing is taken off', async () => {
    offer({ type: 'monero-light', view_key: VIEW_KEY }, 6000)
    const invoice = await ask(15_552_000_000)
    expect(readAddress(invoice.payment_address)?.kind).toBe('integrated')
    pay(invoice, 15_552_000_000)
    letBlocksPass(1)
    expect(await statusOf(invoice)).toBe('paid')
    letBlocksPass(19)
    expect(await statusOf(invoice)).toBe('completed')
    expect(await secondsLeft()).toBe(2_592_000)
  })

  test('to the address of the creator makes the anonymous payer a subscriber', async () => {
    offer({ type: 'monero-light', view_key: VIEW_KEY }, 4000)
    addAccount(world, { username: 'anonymous', is_system: true })
    await alice.get('/api/v1/notifications')
    send(world, { address: PAYOUT_ADDRESS, amount: 20_000_000_000 })
    letBlocksPass(26)
    const [notice] = await alice.get('/api/v1/notifications')
    expect(notice).toMatchObject({ type: 'payment_anonymous', payment_amount: 20_000_000_000 })
    const [subscriber] = await alice.get(`/api/v1/accounts/${person(world, 'alice').id}/subscribers`)
    expect(subscriber.sender.username).toBe('anonymous')
  })
})

describe('a recipient elsewhere', () => {
  test('sends an address, and says when the payment is complete', async () => {
    const erin = person(world, 'erin@meadow.example')
    const price = {
      chain_id: MONERO,
      price: 4000,
      amount_min: 1,
      object_id: 'https://meadow.example/offers/1',
    }
    erin.payment_options.push({ type: 'monero-subscription', ...price })
    const elsewhere = { ...order(), recipient_id: erin.id }
    const invoice = await guest.post(PATH, elsewhere)
    expect(invoice).toMatchObject({ status: 'requested', payment_address: null })
    now += 3000
    const opened = await guest.get(`${PATH}/${invoice.id}`)
    expect(opened.status).toBe('open')
    pay(opened)
    now += 1_200_000
    expect(await statusOf(invoice)).toBe('paid')
    letBlocksPass(30)
    expect(await statusOf(invoice)).toBe('completed')
  })

  test('takes money only of people of this server', async () => {
    const frank = addAccount(world, { username: 'frank', host: 'coast.example' })
    const strangers = {
      ...order(),
      sender_id: frank.id,
      recipient_id: person(world, 'erin@meadow.example').id,
    }
    expect((await guest.post(PATH, strangers)).error).toBe('user not found')
  })
})

describe('an invoice is refused', () => {
  const nobody = '00000000-0000-7000-8000-000000000000'
  test.each([
    [{ amount: 0 }, 400, 'amount must be greater than 0'],
    [{ amount: 2 ** 63 }, 400, 'amount is too big'],
    [{ amount: -5 }, 400, 'Json deserialize error: invalid value: integer `-5`, expected u64'],
    [{ amount: 0.5 }, 400, 'Json deserialize error: invalid type: floating point `0.5`, expected u64'],
    [{ amount: '1' }, 400, 'Json deserialize error: invalid type: string "1", expected u64'],
    [{ chain_id: 'x' }, 400, 'Json deserialize error: invalid chain ID'],
    [{ chain_id: 'monero:regtest' }, 400, "recipient can't accept payment"],
    [{ sender_id: nobody }, 404, 'profile not found'],
    [{ recipient_id: nobody }, 404, 'profile not found'],
  ])('%o', async (change, status, error) => {
    const answer = await guest.send('POST', PATH, { ...order(), ...change })
    expect([answer.status, (await answer.json()).error]).toEqual([status, error])
  })

  test('while the wallet is busy, and not afterwards', async () => {
    world.wallet.busy_calls = 1
    const answer = await guest.send('POST', PATH, order())
    expect([answer.status, (await answer.json()).error]).toEqual([500, 'internal error'])
    expect(await ask()).toMatchObject({ status: 'open' })
  })

  test('by an old server without a wallet', async () => {
    setVersion(world, OLDEST)
    world.instance.blockchains = []
    expect((await guest.send('POST', PATH, order())).status).toBe(418)
  })
})
