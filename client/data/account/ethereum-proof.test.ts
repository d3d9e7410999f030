/** Tests docs/spec/identity.md#link-an-ethereum-address. */
import { beforeEach, expect, test } from 'vitest'
import { seedSmall } from '#demo/seeds/small.ts'
import type { Wallet } from '#platform/wallets/ethereum.ts'
import { createWallet } from '#tests/captured/wallet.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { signAddress } from './ethereum-proof.ts'
import { addProof } from './identity-proofs.ts'

const { address, sign } = createWallet('alice')
const { signal } = new AbortController()

let asked: string[]
let calls: string[]

/** Signs the text that comes as hex, as `personal_sign` does. */
const wallet: Wallet = {
  id: 'a',
  name: 'A',
  rdns: 'a',
  provider: {
    async request({ method, params: [data] = [] }) {
      asked.push(method)
      return method === 'personal_sign'
        ? `0x${sign(Buffer.from(String(data).slice(2), 'hex').toString())}`
        : [address]
    },
  },
}

beforeEach(async () => {
  asked = []
  calls = []
  connectToServer({
    seed: seedSmall,
    onCall(method, path) {
      calls.push(`${method} ${path.split('?')[0]}`)
      return undefined
    },
  })
  await signInAs('alice')
  calls = []
})

test('the wallet signs the claim that is shown, and the server accepts it without 0x', async () => {
  const shown: string[] = []
  const proof = await signAddress(wallet, { linked: null, signal, onMessage: (text) => shown.push(text) })
  expect(JSON.parse(shown[0] ?? '')).toMatchObject({ subject: `did:pkh:eip155:1:${address.toLowerCase()}` })
  expect(proof.signature).toMatch(/^[0-9a-f]{130}$/)
  const account = await addProof(createQueryClient(), proof)
  expect(account.identity_proofs).toMatchObject([{ name: '$ETH', value: address.toLowerCase() }])
})

test('the address of the profile is linked again, however it is written', async () => {
  const proof = await signAddress(wallet, {
    linked: address.toLowerCase(),
    signal,
    onMessage: () => undefined,
  })
  expect(proof.proof_type).toBe('ethereum')
})

// docs/spec/identity.md#link-an-ethereum-address
test('a wallet with another account signs nothing', async () => {
  const linked = createWallet('another').address
  const signing = signAddress(wallet, { linked, signal, onMessage: () => undefined })
  await expect(signing).rejects.toMatchObject({ reason: 'other_account' })
  expect([asked, calls]).toEqual([['eth_requestAccounts'], []])
})
