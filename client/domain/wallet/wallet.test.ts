/** Tests docs/spec/sign-in.md#sign-in-messages and docs/spec/sign-in.md#ethereum. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keccakHex } from '#platform/wallets/keccak.ts'
import { kinds, moneroKeys } from '#tests/captured/vectors.ts'
import { isEthereumAddress, isRecoverable, withChecksum } from './ethereum-address.ts'
import { ethereumMessage, isStatement, moneroMessage } from './sign-in-message.ts'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const MONERO_ADDRESS = moneroKeys.address

// docs/spec/sign-in.md#sign-in-messages
describe('the message, to the byte', () => {
  const parts = {
    host: 'kith.example',
    origin: 'https://kith.example:8443',
    statement: 'Do not sign this message on other sites!',
    nonce: '0123456789abcdef',
    issuedAt: '2026-11-22T06:20:12.792Z',
  }

  test('for Ethereum', () => {
    expect(ethereumMessage({ ...parts, address: ADDRESS })).toBe(
      'kith.example wants you to sign in with your Ethereum account:\n' +
        '0x70997970C51812dc3A010C7d01b50e0d17dc79C8\n\n' +
        'Do not sign this message on other sites!\n\n' +
        'URI: https://kith.example:8443\nVersion: 1\nChain ID: 1\n' +
        'Nonce: 0123456789abcdef\nIssued At: 2026-11-22T06:20:12.792Z',
    )
  })

  test('for Monero', () => {
    expect(moneroMessage({ ...parts, address: MONERO_ADDRESS })).toBe(
      'kith.example wants you to sign in with your Monero account:\n' +
        '46vanAZk8o3Mh9LUJeFBbN9cfjXXmnpbVSvVvhpGKHyXRSY2M16cdQgXZBQqdrh2QoE3E3qVWpauYWS7zH562mCnGoKja7a\n\n' +
        'Do not sign this message on other sites!\n\n' +
        'URI: https://kith.example:8443\nVersion: 1\n' +
        'Nonce: 0123456789abcdef\nIssued At: 2026-11-22T06:20:12.792Z',
    )
  })
})

// docs/spec/sign-in.md#sign-in-messages
test.each([
  ['Ethereum', ethereumMessage],
  ['Monero', moneroMessage],
])('a message for %s that the real server accepted is written the same', (network, write) => {
  const { vectors = [] } = kinds.find(({ kind }) => kind === network) ?? {}
  const accepted = vectors.find(({ name }) => name === 'ok')?.body.message ?? ''
  const lines = accepted.split('\n')
  const after = (label: string) => lines.find((line) => line.startsWith(label))?.slice(label.length) ?? ''
  const written = write({
    host: 'mitra.example',
    origin: after('URI: '),
    address: lines[1] ?? '',
    statement: lines[3] ?? '',
    nonce: after('Nonce: '),
    issuedAt: after('Issued At: '),
  })
  expect(accepted).not.toBe('')
  expect(written).toBe(accepted)
})

// The examples of EIP-55.
test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ADDRESS,
])('the checksum of %s', (address) => {
  expect(withChecksum(address.toLowerCase(), keccakHex)).toBe(address)
})

test('a checksum changes only the case, and only once', () => {
  const address = fc.stringMatching(/^0x[0-9a-fA-F]{40}$/)
  fc.assert(
    fc.property(address, (text) => {
      const spelled = withChecksum(text, keccakHex)
      expect(spelled.toLowerCase()).toBe(text.toLowerCase())
      expect(withChecksum(spelled, keccakHex)).toBe(spelled)
    }),
    { seed: 20261122 },
  )
})

test.each([
  [ADDRESS, true],
  [ADDRESS.toUpperCase(), false],
  [ADDRESS.slice(2), false],
  [`${ADDRESS}0`, false],
  ['', false],
])('address %j: %s', (text, valid) => {
  expect(isEthereumAddress(text)).toBe(valid)
})

test.each([
  [`0x${'1b'.repeat(65)}`, true],
  [`0x${'1B'.repeat(65)}`, true],
  [`0x${'1b'.repeat(64)}`, false],
  ['1b'.repeat(65), false],
  ['0x', false],
])('signature %j: %s', (text, recoverable) => {
  expect(isRecoverable(text)).toBe(recoverable)
})

// docs/spec/sign-in.md#sign-in-messages
test.each([
  ['Do not sign this message on other sites!', true],
  ['این پیام را در سایت\u200cهای دیگر امضا نکنید', true],
  ['', true],
  ['x\n\nURI: https://bank.example', false],
  ['x\r\nNonce: 1', false],
  ['x\u2028URI: https://bank.example', false],
  ['x\u0000', false],
  ['\u202enoos ngis', false],
  ['\u2066x', false],
])('the words %j can be signed: %s', (words, expected) => {
  expect(isStatement(words)).toBe(expected)
})
