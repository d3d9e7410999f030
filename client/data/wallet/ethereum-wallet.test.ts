/** Tests docs/spec/sign-in.md#what-a-wallet-answers, docs/spec/sign-in.md#ethereum. */
import { expect, test, vi } from 'vitest'
import type { Wallet } from '#platform/wallets/ethereum.ts'
import { askForAddress, askForSignature } from './ethereum-wallet.ts'

const ADDRESS = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const SIGNATURE = `0x${'1b'.repeat(65)}`

const walletThat = (request: (call: { method: string; params?: unknown[] }) => unknown): Wallet => ({
  id: 'a',
  name: 'A',
  rdns: 'a',
  provider: { request: async (call) => request(call) },
})

const fails = (error: unknown) => () => {
  throw error
}

const never = () => new Promise(() => undefined)
const fresh = () => new AbortController().signal
const sign = (wallet: Wallet, signal = fresh()) =>
  askForSignature(wallet, { address: ADDRESS, text: 'é' }, signal)

// docs/spec/sign-in.md#ethereum
test('the first account is the address', async () => {
  const wallet = walletThat(() => [ADDRESS, '0x0'])
  expect(await askForAddress(wallet, fresh())).toBe(ADDRESS)
})

// docs/spec/sign-in.md#ethereum
test('the text goes to the wallet as hex of its UTF-8, before the address', async () => {
  const calls: unknown[] = []
  const wallet = walletThat((call) => {
    calls.push(call)
    return SIGNATURE
  })
  expect(await sign(wallet)).toBe(SIGNATURE)
  expect(calls).toEqual([{ method: 'personal_sign', params: ['0xc3a9', ADDRESS] }])
})

test.each([
  ['no list', null],
  ['an empty list', []],
  ['a name', ['alice.eth']],
  ['an address without 0x', [ADDRESS.slice(2)]],
  ['a number', [7]],
])('%s is no account', async (_, accounts) => {
  await expect(
    askForAddress(
      walletThat(() => accounts),
      fresh(),
    ),
  ).rejects.toMatchObject({ reason: 'no_account' })
})

// docs/spec/sign-in.md#ethereum
test.each([[null], ['0x'], [SIGNATURE.slice(2)], [SIGNATURE.slice(0, -2)], [{ signature: SIGNATURE }]])(
  '%j is no signature',
  async (answer) => {
    await expect(sign(walletThat(() => answer))).rejects.toMatchObject({ reason: 'unrecoverable' })
  },
)

// docs/spec/sign-in.md#what-a-wallet-answers
test.each([
  [{ code: 4001 }, 'rejected'],
  [{ code: '4001' }, 'rejected'],
  [{ code: -32_603, data: { originalError: { code: 4001 } } }, 'rejected'],
  [{ code: 'ACTION_REJECTED', info: { error: { code: 4001 } } }, 'rejected'],
  [{ code: 'UNKNOWN_ERROR', error: { cause: { code: 4001 } } }, 'rejected'],
  [{ code: 5000, message: 'User disapproved requested methods' }, 'rejected'],
  [new Error('MetaMask Personal Message Signature: User denied message signature.'), 'rejected'],
  ['User rejected the request', 'rejected'],
  [{ code: -32_000, message: 'Request was cancelled' }, 'rejected'],
  [{ code: -32_002 }, 'waiting'],
  [{ code: 4100 }, 'unauthorized'],
  [{ code: 4900 }, 'disconnected'],
  [{ code: 4901 }, 'disconnected'],
  [{ code: 4200 }, 'failed'],
  [{ code: -32_603, message: 'The user has no account' }, 'failed'],
  [{ code: null, data: null, message: 7 }, 'failed'],
  [new Error('locked'), 'failed'],
  ['no', 'failed'],
  [undefined, 'failed'],
])('%j means %s', async (error, reason) => {
  await expect(sign(walletThat(fails(error)))).rejects.toMatchObject({ reason, cause: error })
  await expect(askForAddress(walletThat(fails(error)), fresh())).rejects.toMatchObject({ reason })
})

test('a wallet that throws before it answers has failed, and giving up later is no error of the page', async () => {
  const attempt = new AbortController()
  const request = () => {
    throw new Error('gone')
  }
  const wallet: Wallet = { id: 'a', name: '', rdns: '', provider: { request } }
  await expect(sign(wallet, attempt.signal)).rejects.toMatchObject({ reason: 'failed' })
  const unhandled = vi.fn()
  process.once('unhandledRejection', unhandled)
  attempt.abort()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

// docs/spec/sign-in.md#what-a-wallet-answers
test('a wallet that never answers can be given up, and is not asked afterwards', async () => {
  const attempt = new AbortController()
  const asking = sign(walletThat(never), attempt.signal)
  attempt.abort()
  await expect(asking).rejects.toMatchObject({ reason: 'given_up' })
  const wallet = walletThat(() => expect.fail('the wallet was asked'))
  await expect(sign(wallet, attempt.signal)).rejects.toMatchObject({ reason: 'given_up' })
})
