/**
 * Tests what happens to invoices when a payment is late, too small, lost or not what was asked for
 * (docs/server/payments.md#states-of-an-invoice, docs/server/payments.md#timing-of-payments,
 * docs/server/payments.md#what-a-payment-buys). A step of the clock is one look of the server, 30 s.
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { letBlocksPass as letPass, passTime } from '../world/payment-clock.ts'
import type { SubscriptionOptionRecord } from '../world/payment-records.ts'
import { offerSubscriptions } from '../world/subscriptions.ts'
import { send } from '../world/transfers.ts'
import type { World } from '../world/world.ts'

const MONERO = 'monero:418015bb9ae982a1975da7d79277c270'
const PAYOUT_ADDRESS =
  '47JP9Xq7YPNCrLH6o2SABef5a86j8FMvp23PVqdErayqHdzR5FyajdgGMYbPPZWXdZTjFY2z2U9uwFgZB9diC54MCLTpR1V'
const VIEW_KEY = '97a7e4d67dc3c5012b2c284744565d0e988f6a15dea2b24428c9f042c839ed00'
const PRICE = 5000
const MONTH = 12_960_000_000
const FEE = 1_808_400_000
const FURTHER_FEE = 814_800_000
const PATH = '/api/v1/subscriptions/invoices'
const LOOK = 30

let world: World
let guest: Visitor
let now: number

interface Invoice {
  id: string
  payment_address: string
  status: string
}

beforeEach(() => {
  now = NOON
  world = smallWorld(() => now)
  world.instance.blockchains = [
    { chain_id: MONERO, is_forwarding_required: true, description: null, payment_amount_min: 1 },
  ]
  guest = visit(world, null)
  offer({ type: 'monero' })
})

function offer(kind: { type: 'monero' } | { type: 'monero-light'; view_key: string }, price = PRICE) {
  const option: SubscriptionOptionRecord = {
    ...kind,
    chain_id: MONERO,
    price,
    payout_address: PAYOUT_ADDRESS,
  }
  offerSubscriptions(person(world, 'alice'), option)
}

const parties = () => ({ sender_id: person(world, 'bob').id, recipient_id: person(world, 'alice').id })
const ask = (amount = MONTH): Promise<Invoice> => guest.post(PATH, { ...parties(), chain_id: MONERO, amount })
const read = ({ id }: Invoice): Promise<Invoice> => guest.get(`${PATH}/${id}`)
const statusOf = async (invoice: Invoice) => (await read(invoice)).status
const cancel = ({ id }: Invoice) => guest.send('DELETE', `${PATH}/${id}`)
const pay = ({ payment_address }: Invoice, amount = MONTH) =>
  send(world, { address: payment_address, amount })
const wait = (seconds: number) => {
  now += seconds * 1000
  passTime(world)
}
const letBlocksPass = (count: number) =>
  letPass(world, count, (seconds) => {
    now += seconds * 1000
  })

async function boughtUntil(): Promise<number> {
  const { expires_at } = await guest.get(`/api/v1/subscriptions/find?${new URLSearchParams(parties())}`)
  return Date.parse(expires_at)
}

/** Returns what the last notification of a payment says. */
const received = async () => (await visit(world, 'alice').get('/api/v1/notifications'))[0]?.payment_amount

/** Returns the states that one sees who asks with every look of the server, without those that repeat. */
async function watch(invoice: Invoice, seconds: number): Promise<string[]> {
  const seen = [await statusOf(invoice)]
  for (let passed = 0; passed < seconds; passed += LOOK) {
    wait(LOOK)
    const status = await statusOf(invoice)
    if (status !== seen.at(-1)) seen.push(status)
  }
  return seen
}

/** Returns after how many seconds an invoice has another state than now. */
async function untilChanged(invoice: Invoice, most: number): Promise<number> {
  const before = await statusOf(invoice)
  for (let passed = LOOK; passed <= most; passed += LOOK) {
    wait(LOOK)
    if ((await statusOf(invoice)) !== before) return passed
  }
  return Number.POSITIVE_INFINITY
}

async function underpaid(amount = 1_000_000_000): Promise<Invoice> {
  const invoice = await ask(amount)
  pay(invoice, amount)
  letBlocksPass(20)
  expect(await statusOf(invoice)).toBe('underpaid')
  return invoice
}

describe('an invoice that was paid too little', () => {
  test('is looked at every 600 s, and not before', async () => {
    const invoice = await underpaid()
    // 20 blocks are 2400 s, and the looks at closed invoices come after 300 s, 900 s and so on.
    expect(await untilChanged(invoice, 3600)).toBe(300)
    expect(await statusOf(invoice)).toBe('paid')
    // That money is still too little.
    expect(await untilChanged(invoice, 3600)).toBe(LOOK)
    expect(await statusOf(invoice)).toBe('underpaid')
    expect(await untilChanged(invoice, 3600)).toBe(570)
  })

  test('pays enough at once, and for ten minutes nothing shows it', async () => {
    const invoice = await underpaid()
    // The next look has passed, and has found nothing new.
    wait(300 + LOOK)
    pay(invoice)
    expect(await statusOf(invoice)).toBe('underpaid')
    expect(await watch(invoice, 570)).toEqual(['underpaid', 'paid'])
    expect(await watch(invoice, 600)).toEqual(['paid'])
  })

  test('counts all payments together', async () => {
    const invoice = await underpaid()
    pay(invoice, MONTH)
    letBlocksPass(5)
    expect(await statusOf(invoice)).toBe('paid')
    // It waits for the confirmations of the second payment.
    expect(await watch(invoice, 19 * 120)).toEqual(['paid', 'forwarded'])
    letBlocksPass(21)
    expect(await statusOf(invoice)).toBe('completed')
    expect(await received()).toBe(1_000_000_000 + MONTH - FEE - FURTHER_FEE)
  })

  test.each([
    [1_000_000_000, 'underpaid'],
    [1_623_200_001, 'completed'],
  ])(
    'is not enough with the same once more, as each payment costs a fee: %i makes it %s',
    async (more, status) => {
      const invoice = await underpaid()
      pay(invoice, more)
      letBlocksPass(5 + 20 + 21)
      expect(await statusOf(invoice)).toBe(status)
    },
  )

  test('leaves a payment where it is that costs more to send on, and is reopened by it for ever', async () => {
    const invoice = await underpaid(FURTHER_FEE - 1)
    pay(invoice, MONTH)
    expect(await watch(invoice, 3 * 3600)).toEqual(
      expect.arrayContaining(['underpaid', 'paid', 'forwarded', 'completed']),
    )
    expect(await received()).toBe(MONTH - FEE)
    expect(await watch(invoice, 600)).toEqual(['underpaid', 'paid', 'underpaid'])
  })

  test('keeps its amount, its address and its times', async () => {
    const invoice = await ask(1_000_000_000)
    pay(invoice, 1_000_000_000)
    letBlocksPass(20)
    expect(await read(invoice)).toEqual({ ...invoice, status: 'underpaid' })
    pay(invoice)
    letBlocksPass(6)
    expect(await read(invoice)).toEqual({ ...invoice, status: 'paid' })
    expect((await cancel(invoice)).status).toBe(500)
  })
})

describe('a payout that gets lost', () => {
  test('fails, is found at the address again within 600 s, and sent once more', async () => {
    world.wallet.lost_payouts = 1
    const invoice = await ask()
    pay(invoice)
    letBlocksPass(20)
    expect(await statusOf(invoice)).toBe('forwarded')
    expect(await watch(invoice, 600 + 2 * LOOK)).toEqual(['forwarded', 'failed', 'paid', 'forwarded'])
    letBlocksPass(21)
    expect(await read(invoice)).toEqual({ ...invoice, status: 'completed' })
    const [notice, other] = await visit(world, 'alice').get('/api/v1/notifications')
    expect(notice).toMatchObject({ type: 'subscription', payment_amount: MONTH - FEE })
    expect(other?.type).not.toBe('subscription')
  })

  test('stays failed for as long as payouts get lost', async () => {
    world.wallet.lost_payouts = 3
    const invoice = await ask()
    pay(invoice)
    letBlocksPass(20)
    expect(await watch(invoice, 1800)).not.toContain('completed')
    letBlocksPass(40)
    expect(await statusOf(invoice)).toBe('completed')
  })
})

describe('a payment at the last moment', () => {
  test('comes too late where the server sees it after the end, and counts within 600 s', async () => {
    const invoice = await ask()
    wait(15_600 - 60)
    pay(invoice)
    expect(await statusOf(invoice)).toBe('open')
    wait(120)
    expect(await statusOf(invoice)).toBe('timeout')
    expect(await watch(invoice, 600)).toContain('paid')
    letBlocksPass(60)
    expect(await read(invoice)).toEqual({ ...invoice, status: 'completed' })
  })

  test('in a block of the same look that ends the invoice, is not seen', async () => {
    const invoice = await ask()
    // The end of an invoice and the block fall on one tick: 15600 s are 130 blocks.
    letBlocksPass(129)
    pay(invoice)
    letBlocksPass(1)
    expect(await statusOf(invoice)).toBe('timeout')
  })
})

describe('two payments', () => {
  test('the second, before the first is confirmed, makes both wait', async () => {
    const invoice = await ask()
    pay(invoice, MONTH / 2)
    letBlocksPass(10)
    pay(invoice, MONTH / 2)
    letBlocksPass(12)
    expect(await statusOf(invoice)).toBe('paid')
    letBlocksPass(8)
    expect(await statusOf(invoice)).toBe('forwarded')
  })

  test('the second, while the first is sent on, reopens the invoice when that is completed', async () => {
    const invoice = await ask()
    pay(invoice)
    letBlocksPass(20)
    pay(invoice)
    expect(await watch(invoice, 3 * 3600)).toEqual([
      'forwarded',
      'completed',
      'paid',
      'forwarded',
      'completed',
    ])
  })
})

describe('a wallet that is only watched', () => {
  beforeEach(() => offer({ type: 'monero-light', view_key: VIEW_KEY }))

  test.each([
    ['cancelled', cancel],
    ['timeout', async () => wait(15_630)],
  ] as [string, (invoice: Invoice) => unknown][])(
    'does not find what is paid after %s',
    async (status, close) => {
      const invoice = await ask()
      await close(invoice)
      pay(invoice)
      letBlocksPass(60)
      expect(await statusOf(invoice)).toBe(status)
    },
  )

  test('counts one payment for an invoice, and none after it', async () => {
    const invoice = await ask()
    for (const part of [MONTH / 4, MONTH]) pay(invoice, part)
    letBlocksPass(60)
    expect(await statusOf(invoice)).toBe('completed')
    const [notice, other] = await visit(world, 'alice').get('/api/v1/notifications')
    expect(notice).toMatchObject({ type: 'subscription', payment_amount: MONTH / 4 })
    expect(other?.type).not.toBe('subscription')
  })
})

test('a price that changes meanwhile counts when the payment is completed', async () => {
  const invoice = await ask()
  offer({ type: 'monero' }, 2 * PRICE)
  expect(await read(invoice)).toEqual(invoice)
  pay(invoice)
  letBlocksPass(40)
  expect(((await boughtUntil()) - now) / 1000).toBe(Math.floor((MONTH - FEE) / (2 * PRICE)))
})

test('nothing is known to be paid where nobody has paid', async () => {
  const invoice = await ask()
  const record = world.invoices.get(invoice.id)
  if (record) record.status = 'paid'
  letBlocksPass(60)
  expect(await statusOf(invoice)).toBe('paid')
})
