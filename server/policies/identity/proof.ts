/**
 * Verifies that a person signed a claim, in the order of the real server
 * (docs/server/identity.md#rules-of-proofs).
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { invalid, Refusal } from '../../refusal.ts'
import type { AccountRecord, IdentityProofRecord } from '../../world/records.ts'
import type { World } from '../../world/world.ts'
import { signerOf } from '../wallet/ethereum.ts'
import { hashedClaim, readProofType, statement } from './claim.ts'
import { type Did, ETHEREUM, keyOf, readDid } from './did.ts'
import { readSignature } from './minisign.ts'

interface Proof {
  proof_type: string
  did: string
  signature: string
  created_at: string
}

const MOST = 10

const ADDRESS = '$ETH'

/**
 * Returns the proofs of a person with a new one, which takes the place of an earlier one of the same
 * identity.
 */
export function withProof(world: World, account: AccountRecord, proof: Proof): IdentityProofRecord[] {
  const { identity_proofs } = account
  const type = readProofType(proof.proof_type)
  const did = readDid(proof.did)
  if (did === null) throw invalid('invalid DID')
  if (isOfAnother(world, account, did)) throw invalid('DID already associated with another user')
  // Here the real server drops the connection, which an answer cannot do
  // (docs/server/README.md#lost-connections).
  if ((type === 'ethereum') !== (did.method === 'pkh')) throw new Refusal(500, 'internal error')
  const claim = { actor: account.actor_id, did: did.text, created_at: proof.created_at }
  if (did.method === 'pkh') {
    if (did.chain !== ETHEREUM) throw invalid('unsupported chain ID')
    const isAnotherAddress = identity_proofs.some(
      ({ name, value }) => name === ADDRESS && value.toLowerCase() !== did.address,
    )
    if (isAnotherAddress) throw invalid("DID doesn't match current identity")
    checkAddress(statement(claim), did.address, proof.signature)
  } else {
    const isHashed = type === 'minisign'
    // A file made with `echo` ends with a newline.
    const signed = isHashed ? blake2b(utf8ToBytes(`${statement(claim)}\n`)) : hashedClaim(world, claim)
    checkKey(signed, { did, isHashed, signature: proof.signature })
  }
  const added = recordOf(did)
  const isRenewal = identity_proofs.some((other) => isSame(other, did))
  const all = isRenewal
    ? identity_proofs.map((other) => (isSame(other, did) ? added : other))
    : [...identity_proofs, added]
  if (all.length > MOST) throw invalid(`at most ${MOST} identity proofs are allowed`)
  return all
}

/** Returns the proofs without that of an identity, which need not be among them. */
export const withoutProof = (proofs: IdentityProofRecord[], did: Did): IdentityProofRecord[] =>
  proofs.filter((proof) => !isSame(proof, did))

function checkAddress(text: string, address: string, signature: string): void {
  if (!/^([0-9a-f]{2})*$/i.test(signature)) throw invalid('invalid signature encoding')
  if (signerOf(text, hexToBytes(signature)) !== address) throw invalid('invalid signature')
}

function checkKey(
  signed: Uint8Array,
  {
    did,
    isHashed,
    signature,
  }: { did: Extract<Did, { method: 'key' }>; isHashed: boolean; signature: string },
): void {
  const key = keyOf(did)
  if (key === null) throw invalid('invalid public key')
  const read = readSignature(signature)
  if (read === null) throw invalid('invalid signature encoding')
  if (read.algorithm !== (isHashed ? 'hashed' : 'plain')) throw invalid('invalid signature type')
  if (!ed25519.verify(read.bytes, signed, key, { zip215: false })) throw invalid('invalid signature')
}

const recordOf = (did: Did): IdentityProofRecord =>
  did.method === 'key'
    ? { name: 'Key', value: did.value, is_legacy_proof: false }
    : { name: ADDRESS, value: did.address, is_legacy_proof: false }

const isSame = ({ name, value }: IdentityProofRecord, did: Did): boolean =>
  did.method === 'key'
    ? name === 'Key' && value === did.value
    : name === ADDRESS && did.chain === ETHEREUM && value.toLowerCase() === did.address

const isOfAnother = (world: World, account: AccountRecord, did: Did): boolean =>
  [...world.accounts.values()].some(
    (other) =>
      other.user !== null && other !== account && other.identity_proofs.some((proof) => isSame(proof, did)),
  )
