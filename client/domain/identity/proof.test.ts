/** Tests docs/spec/identity.md#remove-a-proof. */
import { expect, test } from 'vitest'
import { canRemoveProofs, didOf } from './proof.ts'

const KEY = 'z6MknYgCbAm4qGMG9SRgooj4oa6fQo5JiCoWfQHBWhNHtaJD'
const ADDRESS = '0xe46b39bfc42c9564b2b44f2d0168e4d9f1b1a10b'

// docs/spec/identity.md#remove-a-proof
test.each([
  ['Key', KEY, `did:key:${KEY}`],
  ['$ETH', ADDRESS, `did:pkh:eip155:1:${ADDRESS}`],
  ['$XMR', 'a', null],
  ['key', KEY, null],
  ['constructor', KEY, null],
])('the DID of %s', (name, value, did) => {
  expect(didOf({ name, value })).toBe(did)
})

test.each([
  ['4.11.0', false],
  ['4.14.9', false],
  ['4.15.0', true],
  ['5.9.1', true],
])('version %s removes proofs: %s', (version, can) => {
  expect(canRemoveProofs({ version: `4.0.0 (compatible; Mitra ${version})` })).toBe(can)
})
