/**
 * Pays invoices of the reference server on a private Monero chain, by the links that the client makes, and
 * lets a real wallet judge what the client says of addresses (docs/server/payments.md#payment-addresses).
 * `npm run test:money` runs it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAddress as readTyped } from '#domain/monero/address.ts'
import { moneroLink } from '#domain/money/payment-link.ts'
import { readAddress } from '#server/monero/address.ts'
import { offerSubscriptions } from '#server/world/subscriptions.ts'
import type { World } from '#server/world/world.ts'
import { person, smallWorld, visit } from '#tests/harness/visitor.ts'
import { type PrivateChain, startPrivateChain } from './private-chain.ts'
import { type Rpc, RpcError } from './programs.ts'

const REGTEST = 'monero:00000000000000000000000000000000'
/**
 * The blocks after which a reward can be spent, with enough others to hide it among, and after which a
 * transfer can.
 */
const UNTIL_SPENDABLE = 120
const UNTIL_UNLOCKED = 10

const figures: string[] = []

describe.runIf(process.env.KITH_MONEY === '1')('on a private chain', () => {
  let chain: PrivateChain
  let payer: Rpc
  let server: Rpc
  let world: World

  beforeAll(async () => {
    chain = await startPrivateChain()
    payer = await chain.createWallet('payer')
    server = await chain.createWallet('server')
    const { address } = await payer('get_address')
    await chain.mine(UNTIL_SPENDABLE, address)
    await payer('refresh')
    world = await worldWith(server)
  }, 120_000)

  afterAll(async () => {
    await chain.stop()
    mkdirSync('.kith/reports', { recursive: true })
    writeFileSync('.kith/reports/money.txt', `${figures.join('\n')}\n`)
  })

  /** Pays by the link that the client shows, as a wallet that reads it. */
  async function payByLink(address: string, amount: bigint): Promise<string> {
    const { uri } = await payer('parse_uri', { uri: moneroLink(address, amount) })
    expect(uri).toMatchObject({ address, amount: Number(amount) })
    const destinations = [{ address: uri.address, amount: uri.amount }]
    const { tx_hash } = await payer('transfer', { destinations })
    await chain.mine(UNTIL_UNLOCKED, (await payer('get_address')).address)
    await payer('refresh')
    await server('refresh')
    return tx_hash
  }

  async function askForInvoice(type: 'monero' | 'monero-light', amount: bigint): Promise<string> {
    const alice = person(world, 'alice')
    const { address: payout_address } = await server('get_address')
    const { key: view_key } = await server('query_key', { key_type: 'view_key' })
    offerSubscriptions(alice, { type, chain_id: REGTEST, price: 5000, payout_address, view_key })
    const invoice = await visit(world, null).post('/api/v1/subscriptions/invoices', {
      sender_id: person(world, 'bob').id,
      recipient_id: alice.id,
      chain_id: REGTEST,
      amount: Number(amount),
    })
    return invoice.payment_address
  }

  test.each([12_960_000_000n, 1_000_000_000n, 1_234_567_890_123n])(
    'an invoice for %d arrives exactly',
    async (amount) => {
      const address = await askForInvoice('monero', amount)
      expect(await payer('validate_address', { address })).toMatchObject({
        valid: true,
        subaddress: true,
        nettype: 'mainnet',
      })
      const hash = await payByLink(address, amount)
      const { in: received = [] } = await server('get_transfers', { in: true })
      expect(received.find(({ txid }) => txid === hash)).toMatchObject({ address, amount: Number(amount) })
      const { index } = await server('get_address_index', { address })
      expect(index).toEqual({ major: 0, minor: world.wallet.last_address })
      figures.push(
        `${amount} atomic units arrived at subaddress ${index.minor} by a link that the client made`,
      )
    },
    60_000,
  )

  test('an invoice with a payment id arrives exactly', async () => {
    const amount = 15_552_000_000n
    const address = await askForInvoice('monero-light', amount)
    expect(await payer('validate_address', { address })).toMatchObject({ valid: true, integrated: true })
    const hash = await payByLink(address, amount)
    const { standard_address, payment_id } = await server('split_integrated_address', {
      integrated_address: address,
    })
    expect(standard_address).toBe((await server('get_address')).address)
    const { in: received = [] } = await server('get_transfers', { in: true })
    expect(received.find(({ txid }) => txid === hash)).toMatchObject({ amount: Number(amount), payment_id })
    figures.push(`${amount} atomic units arrived at an integrated address, with payment id ${payment_id}`)
  }, 60_000)

  test('a wallet reads every amount that a link can hold', async () => {
    const { address } = await payer('get_address')
    const runs = 200
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 1n, max: BigInt(Number.MAX_SAFE_INTEGER) }), async (amount) => {
        const { uri } = await payer('parse_uri', { uri: moneroLink(address, amount) })
        expect(uri).toMatchObject({ address, amount: Number(amount) })
      }),
      { numRuns: runs },
    )
    expect((await payer('parse_uri', { uri: moneroLink(address) })).uri).toMatchObject({ address, amount: 0 })
    figures.push(`${runs} links with amounts of every size were read as they were meant`)
  }, 60_000)

  test('the wallet, the client and the reference server agree about addresses', async () => {
    const addresses = await addressesOfAllKinds(payer)
    for (const address of addresses) {
      const verdict = await judgeByWallet(payer, address)
      expect([address, judgeByClient(address)]).toEqual([address, verdict])
      const kind = readAddress(address)?.kind ?? null
      expect([address, kind]).toEqual([address, verdict?.kind ?? null])
    }
    figures.push(`${addresses.length} addresses and mistyped ones were judged alike`)
  }, 60_000)
})

/** Returns a world whose server has the keys of a real wallet, except the one that spends. */
async function worldWith(wallet: Rpc): Promise<World> {
  const world = smallWorld()
  const { address } = await wallet('get_address')
  const { key: view_key } = await wallet('query_key', { key_type: 'view_key' })
  const spend = readAddress(address)?.spend
  if (!spend) throw new Error(`${address} cannot be read`)
  Object.assign(world.wallet, { spend_key: bytesToHex(spend), view_key })
  world.instance.blockchains = [
    { chain_id: REGTEST, is_forwarding_required: true, description: null, payment_amount_min: 1 },
  ]
  return world
}

/** Addresses of other networks, whose keys were thrown away. */
const ELSEWHERE = [
  '54DgBGP1rxyB9YPadjx22DR1DufhhyCTzeSkC9ABKiAa4Lzia4a27A8fDmMYeBMe9jUpCShM26f4TKqED6CoLDk23ZTf49x',
  '9wMz8egWb4N5w2SL4R9NEUcQ7BWqaK8AzU8281hhLXcd24hFnHkiFNxRoabFqEKQwvaAGvh8fQgtuhd3kBnKidM7CWHrtKw',
]

async function addressesOfAllKinds(wallet: Rpc): Promise<string[]> {
  const { address: standard } = await wallet('get_address')
  const { integrated_address: integrated } = await wallet('make_integrated_address')
  const subaddresses = await Promise.all(
    Array.from({ length: 5 }, async () => (await wallet('create_address', { account_index: 0 })).address),
  )
  const right = [standard, integrated, ...subaddresses, ...ELSEWHERE]
  const wrong = right.flatMap((address) => [
    address.slice(0, -1),
    `${address}1`,
    address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A'),
    address.slice(0, 50) + (address[50] === 'x' ? 'y' : 'x') + address.slice(51),
    address.toLowerCase(),
    address.replace(/.$/, '0'),
  ])
  return [...right, ...wrong, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'monero']
}

type Verdict = { kind: string; network: string } | null

async function judgeByWallet(wallet: Rpc, address: string): Promise<Verdict> {
  try {
    const answer = await wallet('validate_address', { address, any_net_type: true })
    if (!answer.valid) return null
    const kind = answer.integrated ? 'integrated' : answer.subaddress ? 'subaddress' : 'standard'
    return { kind, network: answer.nettype }
  } catch (error) {
    if (error instanceof RpcError) return null
    throw error
  }
}

function judgeByClient(address: string): Verdict {
  const reading = readTyped(address, null)
  return reading.state === 'right' ? reading.type : null
}
