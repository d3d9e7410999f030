/**
 * Tests what a test can let happen to payments, with the clock that it turns
 * (docs/server/payments.md#the-pretend-chain).
 */
import { beforeEach, expect, test } from 'vitest'
import { SEEDS } from '#demo/seeds/seeds.ts'
import { PASSWORD } from '#demo/seeds/small.ts'
import { NOON, seededRandom } from '#tests/harness/visitor.ts'
import { createWorlds } from './worlds.ts'

const ORIGIN = 'http://127.0.0.1:4321'
const INVOICES = '/api/v1/subscriptions/invoices'
const FIND = '/api/v1/subscriptions/find'

let worlds: ReturnType<typeof createWorlds>
let parties: { sender_id: string; recipient_id: string }
let chain: string

function send(method: string, path: string, body?: object, token?: string): Promise<Response> {
  const headers = new Headers({ cookie: 'kith_world=w', 'content-type': 'application/json' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const payload = body === undefined ? {} : { body: JSON.stringify(body) }
  return worlds.fetch(new Request(ORIGIN + path, { method, headers, ...payload }))
}

const json = async (answer: Promise<Response>) => (await answer).json()
const control = (command: object) => send('POST', '/-/control', command)
const lookup = (acct: string) => json(send('GET', `/api/v1/accounts/lookup?acct=${acct}`))

beforeEach(async () => {
  worlds = createWorlds({
    seeds: SEEDS,
    seed: SEEDS.money,
    clock: () => NOON,
    random: seededRandom(),
    separate: true,
    rateLimits: false,
  })
  const [alice, bob] = [await lookup('alice'), await lookup('bob')]
  parties = { sender_id: bob.id, recipient_id: alice.id }
  chain = alice.payment_options.find(({ type }: { type: string }) => type === 'monero-subscription').chain_id
})

const ask = () => json(send('POST', INVOICES, { ...parties, chain_id: chain, amount: 12_960_000_000 }))
const statusOf = async ({ id }: { id: string }) => (await json(send('GET', `${INVOICES}/${id}`))).status
const find = () => send('GET', `${FIND}?${new URLSearchParams(parties)}`)

test('money that is sent after time has passed is in no block of that time', async () => {
  const invoice = await ask()
  await control({ advance: 600 })
  await control({ pay: {} })
  expect(await statusOf(invoice)).toBe('open')
  await control({ advance: 120 })
  expect(await statusOf(invoice)).toBe('paid')
})

test('a payout gets lost, and the money is sent on again', async () => {
  const invoice = await ask()
  await control({ pay: {}, forwardingFails: 1 })
  await control({ blocks: 20 })
  expect(await statusOf(invoice)).toBe('forwarded')
  await control({ blocks: 1 })
  expect(await statusOf(invoice)).toBe('failed')
  await control({ advance: 600 })
  expect(await statusOf(invoice)).not.toBe('failed')
  await control({ blocks: 25 })
  expect(await statusOf(invoice)).toBe('completed')
})

test('the answer about a subscription comes late, or fails', async () => {
  await ask()
  await control({ pay: {}, blocks: 40 })
  await control({ hold: { path: FIND } })
  let isAnswered = false
  const answer = find().finally(() => {
    isAnswered = true
  })
  await ask()
  expect(isAnswered).toBe(false)
  await control({ release: true })
  expect((await answer).status).toBe(200)
  await control({ fail: { path: FIND, status: 500, times: 2 } })
  expect([(await find()).status, (await find()).status, (await find()).status]).toEqual([500, 500, 200])
})

test('the price changes while somebody reads the old one', async () => {
  const credentials = { grant_type: 'password', username: 'alice', password: PASSWORD }
  const { access_token } = await json(send('POST', '/oauth/token', credentials))
  const invoice = await ask()
  const [option] = await json(send('GET', '/api/v1/subscriptions/options', undefined, access_token))
  await send('POST', '/api/v1/subscriptions/options', { ...option, price: 10_000 }, access_token)
  expect((await lookup('alice')).payment_options).toContainEqual(expect.objectContaining({ price: 10_000 }))
  await control({ pay: {}, blocks: 40 })
  expect(await statusOf(invoice)).toBe('completed')
  const { expires_at } = await json(find())
  // Half of what it was to buy.
  expect((Date.parse(expires_at) - NOON) / 1000 - 40 * 120).toBe(1_115_160)
})
