/** Writes what a person has to sign to prove an identity (docs/server/identity.md#formats). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { invalid } from '../../refusal.ts'
import type { World } from '../../world/world.ts'
import { isAtLeast } from '../version.ts'
import { ethereumDid, keyDid } from './did.ts'
import { readPublicKey } from './minisign.ts'

export type ProofType = 'ethereum' | 'minisign' | 'minisign-unhashed'

const TYPES: Record<ProofType, true> = { ethereum: true, minisign: true, 'minisign-unhashed': true }

export function readProofType(text: string): ProofType {
  if (!Object.hasOwn(TYPES, text)) throw invalid('unknown proof type')
  return text as ProofType
}

/** Returns the DID of an address or of a key. What is given as an address is not checked. */
export function didOf(type: ProofType, signer: string): string {
  if (type === 'ethereum') return ethereumDid(signer)
  const key = readPublicKey(signer)
  if (key === null) throw invalid('invalid key')
  return keyDid(key)
}

interface Claim {
  actor: string
  did: string
  created_at: string
}

/** Returns the text of a claim, which is hex where bytes are signed. */
export const claimOf = (world: World, type: ProofType, claim: Claim): string =>
  type === 'minisign-unhashed' ? bytesToHex(hashedClaim(world, claim)) : statement(claim)

// The keys are in the order of JCS, here and below.
export const statement = ({ actor, did }: Claim): string =>
  JSON.stringify({ alsoKnownAs: actor, subject: did, type: 'VerifiableIdentityStatement' })

/** Returns the 64 bytes that are signed without hashing. The moment of the claim is a part of them. */
export const hashedClaim = (world: World, claim: Claim): Uint8Array =>
  concatBytes(sha256(utf8ToBytes(proofConfig(world, claim))), sha256(utf8ToBytes(statement(claim))))

/** Writes the settings of the signature (docs/server/identity.md#proof-config). */
function proofConfig(world: World, { did, created_at }: Claim): string {
  const isOld = !isAtLeast(world, '4.12')
  return JSON.stringify({
    created: created_at,
    cryptosuite: isOld ? 'jcs-eddsa-2022' : 'eddsa-jcs-2022',
    proofPurpose: 'assertionMethod',
    type: 'DataIntegrityProof',
    verificationMethod: isOld ? did : `${did}#${did.replace('did:key:', '')}`,
  })
}
