/**
 * Tests claims and proofs beside the captured ones (docs/server/identity.md#claim,
 * docs/server/identity.md#pasted-texts, docs/server/identity.md#remove-a-proof).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { createWallet } from '#tests/captured/wallet.ts'
import { person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { setVersion } from '../policies/version.ts'
import type { World } from '../world/world.ts'

const PATH = '/api/v1/accounts'
const LINE = 'RWRBGD0DMhDYpXhAtjaayDlzKHfpT5PfPzWucViGW9x4lDQIwhGxMnMi'
const COMMENT = 'untrusted comment: minisign public key A5D81032033D1841'
const SECRET =
  'RWRCSwAAAABSbiOCukATOVFaePHyifIyazKHEbTtM0+noi9IaiKhJBZv930Tj7odbIZBkrAs3oAG/ik6K23a4jGeWFfhOaEuXn8Tv4cpoJKiONkiI5fh+4ajT4BGJgcqid0JszLKVJ4='
const DID = 'did:key:z6MknYgCbAm4qGMG9SRgooj4oa6fQo5JiCoWfQHBWhNHtaJD'

let world: World
let alice: Visitor

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
})

const claimPath = (proof_type: string, signer: string, name = 'identity_claim') =>
  `${PATH}/${name}?${new URLSearchParams({ proof_type, signer })}`

const wallet = createWallet('alice')

/** Links the wallet of alice, and returns her proofs. */
async function linkWallet() {
  const { did, claim, created_at } = await alice.get(claimPath('ethereum', wallet.address))
  const proof = { proof_type: 'ethereum', did, created_at, signature: wallet.sign(claim) }
  return (await alice.post(`${PATH}/identity_proof`, proof)).identity_proofs
}

describe('the text of a key', () => {
  test.each([
    ['its line', LINE],
    ['its line and a line break', `${LINE}\n`],
    ['its file', `${COMMENT}\n${LINE}\n`],
    ['its file with line breaks of Windows', `${COMMENT}\r\n${LINE}\r\n`],
  ])('is %s', async (_, signer) => {
    expect(await alice.get(claimPath('minisign', signer))).toMatchObject({ did: DID })
  })

  test.each([
    ['nothing', ''],
    ['a word', 'abc'],
    ['a comment alone', COMMENT],
    ['a line in spaces', ` ${LINE} `],
    ['a file after an empty line', `\n${COMMENT}\n${LINE}\n`],
    ['a secret key', `untrusted comment: signify secret key\n${SECRET}\n`],
    ['a signature', LINE.replace('RWRB', 'RURB')],
  ])('is not %s', async (_, signer) => {
    expect(await alice.get(claimPath('minisign', signer))).toMatchObject({ error: 'invalid key' })
  })
})

test('a claim has a moment with nine decimals', async () => {
  const { created_at } = await alice.get(claimPath('ethereum', wallet.address))
  expect(created_at).toMatch(/\.\d{9}Z$/)
})

test.each([
  ['4.11.0', 400, 200],
  ['4.16.0', 200, 200],
  ['5.0.0', 200, 400],
])(
  'version %s answers %i to the new call of a claim, and %i to the old one',
  async (version, now, before) => {
    setVersion(world, version)
    const statusOf = async (name: string) =>
      (await alice.send('GET', claimPath('ethereum', wallet.address, name))).status
    expect(await statusOf('identity_claim')).toBe(now)
    expect(await statusOf('identity_proof')).toBe(before)
  },
)

test('a renewed proof keeps its place, and is of a new kind', async () => {
  const account = person(world, 'alice')
  const value = wallet.address.toLowerCase()
  const key = { name: 'Key', value: DID.replace('did:key:', ''), is_legacy_proof: false }
  account.identity_proofs = [{ name: '$ETH', value, is_legacy_proof: true }, key]
  expect(await linkWallet()).toMatchObject([{ name: '$ETH', value, is_legacy_proof: false }, key])
})

test('a proof is removed by its DID, in any case of an address', async () => {
  expect(await linkWallet()).toHaveLength(1)
  const remove = (did: string) => alice.send('DELETE', `${PATH}/identity_proof`, { did })
  expect((await (await remove(DID)).json()).identity_proofs).toHaveLength(1)
  expect((await remove('abc')).status).toBe(400)
  expect((await (await remove(`did:pkh:eip155:1:${wallet.address}`)).json()).identity_proofs).toEqual([])
  setVersion(world, '4.11.0')
  expect((await remove(DID)).status).toBe(404)
})

test('a DID of the other kind gets no proper answer', async () => {
  const body = { proof_type: 'minisign', did: 'did:pkh:eip155:1:0x', signature: '', created_at: '' }
  const answer = await alice.send('POST', `${PATH}/identity_proof`, body)
  expect(answer.status).toBe(500)
})

test('linking an address is no way to sign in', async () => {
  await linkWallet()
  const { authentication_methods } = await alice.get(`${PATH}/verify_credentials`)
  expect(authentication_methods).toEqual(['password'])
})
