/** Tests docs/spec/identity.md#claim. */
import { beforeEach, expect, test } from 'vitest'
import { seedSmall } from '#demo/seeds/small.ts'
import { setVersion } from '#server/policies/version.ts'
import { createWallet } from '#tests/captured/wallet.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { viewerQuery } from '../connection/session.ts'
import { addProof, removeProof, requestClaim } from './identity-proofs.ts'

const wallet = createWallet('alice')
const WALLET = { proof_type: 'ethereum', signer: wallet.address } as const

let paths: string[]
let answer: () => Response | Promise<Response> | undefined

async function connect(version: string) {
  connectToServer({
    seed(world) {
      seedSmall(world)
      setVersion(world, version)
    },
    onCall(_, path) {
      const [call = ''] = path.split('?')
      if (!call.includes('/accounts/identity_')) return undefined
      paths.push(call.split('/').at(-1) ?? '')
      return answer()
    },
  })
  await signInAs('alice')
}

beforeEach(() => {
  paths = []
  answer = () => undefined
})

// docs/spec/identity.md#claim
test.each([
  ['5.9.1', ['identity_claim']],
  ['4.16.0', ['identity_claim']],
  ['4.11.0', ['identity_claim', 'identity_proof']],
])('version %s is asked for a claim by %j', async (version, calls) => {
  await connect(version)
  const claim = await requestClaim(WALLET)
  expect(claim.did).toBe(`did:pkh:eip155:1:${wallet.address.toLowerCase()}`)
  expect(paths).toEqual(calls)
})

test('an empty 404 leads to the earlier call too', async () => {
  await connect('4.11.0')
  answer = () => (paths.length === 1 ? new Response(null, { status: 404 }) : undefined)
  expect(await requestClaim(WALLET)).toMatchObject({ claim: expect.stringContaining('alsoKnownAs') })
})

test.each([400, 429, 500])('another refusal (%i) is not asked twice', async (status) => {
  await connect('5.9.1')
  answer = () => Response.json({ error: 'invalid key' }, { status })
  await expect(requestClaim(WALLET)).rejects.toMatchObject({ status })
  expect(paths).toEqual(['identity_claim'])
})

// docs/spec/identity.md#claim
test('a proof goes with the claim as it came, and the viewer has it', async () => {
  await connect('5.9.1')
  const client = createQueryClient()
  const { claim, did, created_at } = await requestClaim(WALLET)
  await addProof(client, { proof_type: 'ethereum', did, created_at, signature: wallet.sign(claim) })
  expect(client.getQueryData(viewerQuery('token').queryKey)?.identity_proofs).toMatchObject([
    { name: '$ETH', value: wallet.address.toLowerCase() },
  ])
})

// docs/spec/lists.md#a-deletion-whose-answer-is-lost
test('a proof whose removal lost its answer is gone, and one that never arrived is there', async () => {
  await connect('5.9.1')
  const client = createQueryClient()
  const { claim, did, created_at } = await requestClaim(WALLET)
  await addProof(client, { proof_type: 'ethereum', did, created_at, signature: wallet.sign(claim) })
  answer = () => {
    throw new TypeError('connection lost')
  }
  await expect(removeProof(did)).rejects.toMatchObject({ kind: 'unreachable' })
  answer = () => {
    answer = () => undefined
    return removeProof(did).then(() => {
      throw new TypeError('connection lost')
    })
  }
  expect(await removeProof(did)).toMatchObject({ identity_proofs: [] })
})
