/**
 * Proving that a key or an Ethereum address is one's own (docs/server/identity.md#calls,
 * docs/spec/calls.md#calls-for-identity-proofs).
 */
import { object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { IdentityClaim } from '../entities/identity-claim.ts'

const query = object({ proof_type: string(), signer: string() })

/** Returns what to sign. `signer` is an address, or the public key as its file or its line has it. */
export const getIdentityClaim = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/identity_claim',
  access: 'required',
  since: '4.16',
  query,
  returns: IdentityClaim,
})

/** Returns the same from servers before 5.0 (docs/server/identity.md#claim). */
export const getEarlierIdentityClaim = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/identity_proof',
  access: 'required',
  until: '5.0',
  query,
  returns: IdentityClaim,
})

/** Adds a proof, or renews the one of the same identity (docs/server/identity.md#add-a-proof). */
export const addIdentityProof = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/identity_proof',
  access: 'required',
  body: object({ proof_type: string(), did: string(), signature: string(), created_at: string() }),
  returns: Account,
})

/** Removes a proof. A DID without one is no error (docs/server/identity.md#remove-a-proof). */
export const removeIdentityProof = endpoint({
  method: 'DELETE',
  path: '/api/v1/accounts/identity_proof',
  access: 'required',
  since: '4.15',
  body: object({ did: string() }),
  returns: Account,
})
