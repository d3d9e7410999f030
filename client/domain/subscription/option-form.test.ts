/**
 * Tests docs/spec/subscriptions.md#manage-subscriptions, docs/spec/subscriptions.md#subscription-options and
 * docs/server/payments.md#options.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMoneroWallet } from '#tests/captured/monero-wallet.ts'
import { firstKind, optionToSend, priceText, readPayout, readPrice } from './option-form.ts'

const MAINNET = 'monero:418015bb9ae982a1975da7d79277c270'
const STAGENET = 'monero:76ee3cc98646292206cd3e86f74d88b4'
const REGTEST = 'monero:00000000000000000000000000000000'

test.each([
  (address: string) => `monero:${address}?tx_amount=1`,
  (address: string) => `MONERO://${address} `,
])('a payment link is read as its address (docs/spec/payments.md#pasted-addresses)', (link) => {
  const { address } = createMoneroWallet('creator')
  expect(readPayout(link(address), MAINNET, 'monero')).toEqual({ address, problem: null, missing: 0 })
  expect(readPayout(link(address.slice(0, -1)), MAINNET, 'monero')).toMatchObject({
    address: null,
    missing: 1,
  })
  expect(readPayout(`to ${link(address)}`, MAINNET, 'monero')).toMatchObject({ problem: 'character' })
})

// docs/spec/subscriptions.md#manage-subscriptions
describe('the price', () => {
  test.each([
    ['0.01', 3858n],
    ['0,01', 3858n],
    ['۰٫۰۱', 3858n],
    [' 0.0100 ', 3858n],
    ['0.0311', 11998n],
    ['1', 385802n],
    // A month of it is more than the server's least, a month of the next lower price less.
    ['0.001', 386n],
    ['18446076.345348576', 7_116_541_799_903n],
  ])('%s XMR per month are %d per second', (typed, perSecond) => {
    expect(readPrice(typed, null)).toEqual({ perSecond, problem: null })
  })

  test.each([
    ['', null],
    [' ', null],
    ['0', 'not_positive'],
    ['0.0', 'not_positive'],
    ['-1', 'not_positive'],
    ['1e-3', 'not_a_number'],
    ['1 000', 'not_a_number'],
    ['much', 'not_a_number'],
    ['0.0000000000001', 'too_many_decimals'],
    ['0.000000000001', 'too_low'],
    ['0.000999', 'too_low'],
    ['18446077.7', 'too_high'],
    ['1000000000', 'too_high'],
  ])('"%s" is no price: %s', (typed, problem) => {
    expect(readPrice(typed, null)).toEqual({ perSecond: null, problem })
  })

  test('the form begins with 0.01 XMR per month', () => {
    expect(priceText(null)).toBe('0.01')
  })

  test('a stored price is shown rounded, and stays to the last unit while it is not touched', () => {
    const stored = { price: 123_456 }
    expect(priceText(stored)).toBe('0.32')
    expect(readPrice('0.32', stored)).toEqual({ perSecond: 123_456n, problem: null })
    expect(readPrice('0.320', stored)).toEqual({ perSecond: 123_457n, problem: null })
    expect(readPrice('0.33', stored)).toEqual({ perSecond: 127_315n, problem: null })
  })

  test('every price that a server stores can be saved again as it is', () => {
    const price = fc.integer({ min: 386, max: 7_116_541_799_903 })
    fc.assert(
      fc.property(price, (each) => {
        expect(readPrice(priceText({ price: each }), { price: each }).perSecond).toBe(BigInt(each))
      }),
    )
  })

  test('whatever is typed, what is sent is a price that the server accepts', () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^\d{0,9}[.,]\d{0,13}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const { perSecond } = readPrice(text, null)
        if (perSecond !== null) expect(perSecond >= 386n && perSecond <= 7_116_541_799_903n).toBe(true)
      }),
    )
  })
})

// docs/spec/subscriptions.md#manage-subscriptions
describe('the payout address', () => {
  const wallet = createMoneroWallet('payout')
  const staged = createMoneroWallet('payout', 'stagenet')

  test.each([
    ['a standard address', wallet.address],
    ['a subaddress', wallet.subaddress],
    ['an integrated address', wallet.integrated],
  ])('%s is sent without the spaces around it', (_, address) => {
    const sent = { address, problem: null, missing: 0 }
    expect(readPayout(` ${address}\n`, MAINNET, 'monero')).toEqual(sent)
    expect(readPayout(address, REGTEST, 'monero')).toEqual(sent)
  })

  test.each([
    ['one that ends too early', wallet.address.slice(0, -1), null, 1],
    ['nothing yet', '', null, 95],
    [
      'one with a wrong character',
      wallet.address.replace(/.$/, (last) => (last === '1' ? '2' : '1')),
      'checksum',
      0,
    ],
    ['one of another network', staged.address, 'network', 0],
    ['an Ethereum address', '0x8b93850F0201696f80C054bEDE588dE35b8686f2', 'character', 0],
  ])('%s is not sent', (_, typed, problem, missing) => {
    expect(readPayout(typed, MAINNET, 'monero')).toEqual({ address: null, problem, missing })
  })

  test('of the stage network is right on the stage network', () => {
    expect(readPayout(staged.address, STAGENET, 'monero').address).toBe(staged.address)
  })

  test('a server that only watches needs a standard address', () => {
    expect(readPayout(wallet.address, MAINNET, 'monero-light').problem).toBeNull()
    expect(readPayout(wallet.subaddress, MAINNET, 'monero-light').problem).toBe('not_standard')
    expect(readPayout(wallet.integrated, MAINNET, 'monero-light').problem).toBe('not_standard')
  })
})

describe('what the form sends', () => {
  const { address } = createMoneroWallet('payout')
  const right = {
    kind: 'monero' as const,
    chainId: MAINNET,
    price: readPrice('0.01', null),
    payout: readPayout(address, MAINNET, 'monero'),
    key: null,
  }
  const offer = { chain_id: MAINNET, price: 3858, payout_address: address }

  test('an option whose payments are sent on has no key, whatever was typed before', () => {
    expect(optionToSend(right)).toEqual({ type: 'monero', ...offer })
    expect(optionToSend({ ...right, key: { key: 'aa' } })).toEqual({ type: 'monero', ...offer })
  })

  test('an option that is only watched has its key', () => {
    const sent = { type: 'monero-light', ...offer, view_key: 'aa' }
    expect(optionToSend({ ...right, kind: 'monero-light', key: { key: 'aa' } })).toEqual(sent)
  })

  test.each([
    ['no price', { ...right, price: readPrice('', null) }],
    ['a price that is too low', { ...right, price: readPrice('0.0001', null) }],
    ['no whole address', { ...right, payout: readPayout(address.slice(1), MAINNET, 'monero') }],
    ['no key', { ...right, kind: 'monero-light' as const, key: { key: null } }],
    ['no address that a key could belong to', { ...right, kind: 'monero-light' as const }],
  ])('nothing with %s', (_, readings) => {
    expect(optionToSend(readings)).toBeNull()
  })
})

test.each([
  [null, ['monero', 'monero-light'], 'monero'],
  [null, ['monero-light'], 'monero-light'],
  [{ type: 'monero-light' }, ['monero', 'monero-light'], 'monero-light'],
  [{ type: 'monero-light' }, ['monero'], 'monero'],
  [{ type: 'monero-light' }, [], 'monero-light'],
  [null, [], 'monero'],
] as const)('stored %j and offered %j, the form begins with %s', (stored, offered, kind) => {
  expect(firstKind(stored, offered)).toBe(kind)
})
