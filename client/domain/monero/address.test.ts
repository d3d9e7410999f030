/** Tests docs/spec/sign-in.md#monero-addresses: what the field of the address says while one types. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMoneroWallet, FIRST_BYTES, writeAddress } from '#tests/captured/monero-wallet.ts'
import { moneroKeys } from '#tests/captured/vectors.ts'
import { withoutSpace } from '../without-space.ts'
import { type AddressKind, type MoneroNetwork, networkOf, readAddress } from './address.ts'

const STANDARD = moneroKeys.address
const SUBADDRESS = moneroKeys.subaddress.address
const INTEGRATED =
  '4GdFnyPEk4ZMh9LUJeFBbN9cfjXXmnpbVSvVvhpGKHyXRSY2M16cdQgXZBQqdrh2QoE3E3qVWpauYWS7zH562mCnQZoNhdHpgXEVBnP6YC'

/** Addresses that a real server and its wallet accepted or refused. */
const CAPTURED: [string, MoneroNetwork, AddressKind][] = [
  [STANDARD, 'mainnet', 'standard'],
  [SUBADDRESS, 'mainnet', 'subaddress'],
  [INTEGRATED, 'mainnet', 'integrated'],
  [
    '54DgBGP1rxyB9YPadjx22DR1DufhhyCTzeSkC9ABKiAa4Lzia4a27A8fDmMYeBMe9jUpCShM26f4TKqED6CoLDk23ZTf49x',
    'stagenet',
    'standard',
  ],
  [
    '9wMz8egWb4N5w2SL4R9NEUcQ7BWqaK8AzU8281hhLXcd24hFnHkiFNxRoabFqEKQwvaAGvh8fQgtuhd3kBnKidM7CWHrtKw',
    'testnet',
    'standard',
  ],
]

// docs/spec/sign-in.md#monero-addresses
test.each(CAPTURED)('%s', (address, network, kind) => {
  expect(readAddress(address, network)).toEqual({ state: 'right', address, type: { kind, network } })
})

test('a double of a wallet has addresses like a real one', () => {
  const wallet = createMoneroWallet('anybody', 'stagenet')
  const kinds = [wallet.address, wallet.integrated, wallet.subaddress].map((address) =>
    readAddress(address, 'stagenet'),
  )
  expect(kinds.map((reading) => reading.state === 'right' && reading.type.kind)).toEqual([
    'standard',
    'integrated',
    'subaddress',
  ])
})

// docs/spec/sign-in.md#monero-addresses
describe('while one types', () => {
  const type = { kind: 'standard', network: 'mainnet' }

  test.each([
    ['', { state: 'begun', type: null, missing: 95 }],
    [STANDARD.slice(0, 10), { state: 'begun', type: null, missing: 85 }],
    [STANDARD.slice(0, 11), { state: 'begun', type, missing: 84 }],
    [STANDARD.slice(0, 94), { state: 'begun', type, missing: 1 }],
    [INTEGRATED.slice(0, 95), { state: 'begun', type: { ...type, kind: 'integrated' }, missing: 11 }],
    [`${STANDARD}a`, { state: 'wrong', problem: 'length', type }],
    [STANDARD.replace('46v', '46V'), { state: 'wrong', problem: 'checksum', type }],
    // The last character of another address of the same length.
    [`${STANDARD.slice(0, -1)}A`, { state: 'wrong', problem: 'checksum', type }],
    [STANDARD.slice(0, 11) + 'z'.repeat(84), { state: 'wrong', problem: 'checksum', type }],
    [`0x${STANDARD}`, { state: 'wrong', problem: 'character', type: null }],
    [`${STANDARD.slice(0, 40)}O`, { state: 'wrong', problem: 'character', type: null }],
    ['۴۶vanAZk8o3M', { state: 'wrong', problem: 'character', type: null }],
    ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', { state: 'wrong', problem: 'beginning', type: null }],
    ['zzzzzzzzzzz', { state: 'wrong', problem: 'beginning', type: null }],
  ])('%j', (typed, reading) => {
    expect(readAddress(typed, 'mainnet')).toEqual(reading)
  })

  test('no beginning of an address is wrong', () => {
    for (const [address, network] of CAPTURED) {
      for (let length = 0; length < address.length; length += 1) {
        expect(readAddress(address.slice(0, length), network)).toMatchObject({
          state: 'begun',
          // Until the first block is there, nobody knows that the address becomes an integrated one.
          missing: (length < 11 ? 95 : address.length) - length,
        })
      }
    }
  })
})

// docs/spec/sign-in.md#monero-addresses
test('an address of another network is wrong only where the network is known', () => {
  const type = { kind: 'standard', network: 'mainnet' }
  expect(readAddress(STANDARD, 'stagenet')).toEqual({ state: 'wrong', problem: 'network', type })
  expect(readAddress(STANDARD, null)).toMatchObject({ state: 'right' })
})

test.each([
  ['monero:418015bb9ae982a1975da7d79277c270', 'mainnet'],
  ['monero:76ee3cc98646292206cd3e86f74d88b4', 'stagenet'],
  ['monero:48ca7cd3c8de5b6a4d53d2861fbdaedc', 'testnet'],
  ['monero:00000000000000000000000000000000', 'mainnet'],
  ['monero:ffffffffffffffffffffffffffffffff', null],
  ['eip155:1', null],
])('the network of %s is %s', (chain, network) => {
  expect(networkOf(chain)).toBe(network)
})

// docs/spec/sign-in.md#monero-addresses
test('a paste brings white space and invisible marks, which are no part of an address', () => {
  const pasted = `\u2068 ${STANDARD.slice(0, 30)}\r\n\u200b\t${STANDARD.slice(30)}\u2069\n`
  expect(withoutSpace(pasted)).toBe(STANDARD)
  expect(readAddress(pasted, 'mainnet')).toMatchObject({ state: 'right', address: STANDARD })
})

describe('properties', () => {
  const networks: MoneroNetwork[] = ['mainnet', 'stagenet', 'testnet']
  const kinds: AddressKind[] = ['standard', 'integrated', 'subaddress']
  const anyAddress = fc
    .record({
      network: fc.constantFrom(...networks),
      kind: fc.constantFrom(...kinds),
      keys: fc.uint8Array({ minLength: 64, maxLength: 64 }),
      paymentId: fc.uint8Array({ minLength: 8, maxLength: 8 }),
    })
    .map(({ network, kind, keys, paymentId }) => ({
      network,
      kind,
      address: writeAddress(
        FIRST_BYTES[network][kind],
        keys,
        kind === 'integrated' ? paymentId : new Uint8Array(),
      ),
    }))
  const seed = 20261122

  test('what a wallet writes is read', () => {
    fc.assert(
      fc.property(anyAddress, ({ address, network, kind }) => {
        expect(readAddress(address, network)).toEqual({ state: 'right', address, type: { kind, network } })
      }),
      { seed },
    )
  })

  test('an address with one other character is wrong', () => {
    const characters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0OIl '
    const change = fc.tuple(anyAddress, fc.nat(94), fc.constantFrom(...characters))
    fc.assert(
      fc.property(change, ([{ address }, at, character]) => {
        fc.pre(address[at] !== character)
        const changed = address.slice(0, at) + character + address.slice(at + 1)
        expect(readAddress(changed, null).state).not.toBe('right')
      }),
      { seed, numRuns: 500 },
    )
  })

  test('an address has one spelling: a block cannot stand for more than eight bytes', () => {
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    /** Writes the number of a block and 2⁶⁴ more; null where that takes twelve characters. */
    const spelledAgain = (block: string) => {
      let rest =
        2n ** 64n + [...block].reduce((value, digit) => value * 58n + BigInt(alphabet.indexOf(digit)), 0n)
      let text = ''
      for (; rest > 0n; rest /= 58n) text = alphabet[Number(rest % 58n)] + text
      return text.length === 11 ? text : null
    }
    const changed = fc.tuple(anyAddress, fc.integer({ min: 1, max: 7 })).map(([{ address }, block]) => {
      const again = spelledAgain(address.slice(11 * block, 11 * block + 11))
      return again && address.slice(0, 11 * block) + again + address.slice(11 * block + 11)
    })
    fc.assert(
      fc.property(changed, (text) => {
        fc.pre(text !== null)
        expect(readAddress(text, null)).toMatchObject({ state: 'wrong', problem: 'checksum' })
      }),
      { seed, numRuns: 30 },
    )
  })

  test('no text breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        expect(['begun', 'wrong']).toContain(readAddress(text, null).state)
      }),
      { seed },
    )
  })
})
