/**
 * Proves that keys and addresses are the viewer's, and takes proofs back (docs/spec/identity.md#claim,
 * docs/spec/identity.md#remove-a-proof, docs/server/identity.md#calls).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addIdentityProof,
  getEarlierIdentityClaim,
  getIdentityClaim,
  removeIdentityProof,
} from '#contract/endpoints/identity.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import type { Account } from '#contract/entities/account.ts'
import type { IdentityClaim } from '#contract/entities/identity-claim.ts'
import type { WayToSign } from '#domain/identity/key-link.ts'
import { sentKeyText } from '#domain/identity/key-text.ts'
import { didOf, type ProofType } from '#domain/identity/proof.ts'
import { isSafeClaim, wayOf } from '#domain/identity/signing.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { deleteOnce } from '../connection/delete-once.ts'
import { showProfileHere } from './edit-profile.ts'

interface Signer {
  proof_type: ProofType
  /** An Ethereum address, or the text of a public key. */
  signer: string
}

/** The signature of a claim, with what goes back as the claim had it. */
export interface SignedClaim extends Pick<IdentityClaim, 'did' | 'created_at'> {
  proof_type: ProofType
  signature: string
}

/** Returns what has to be signed. An older server has another call for it. */
export async function requestClaim(query: Signer): Promise<IdentityClaim> {
  try {
    return await call(getIdentityClaim, { query })
  } catch (error) {
    if (!isCallUnknown(error)) throw error
    return call(getEarlierIdentityClaim, { query })
  }
}

/** Returns whether the server has no such call. It takes the word in the path for an id then. */
const isCallUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 404 || (error.status === 400 && error.message.startsWith('Path deserialize error')))

/** Adds a proof or renews it, and shows the profile as it is now. */
export async function addProof(client: QueryClient, proof: SignedClaim): Promise<Account> {
  const account = await call(addIdentityProof, { body: proof })
  showProfileHere(client, account)
  return account
}

/**
 * Returns the mutation that asks for the claim of a key. One that cannot be a part of a command counts as
 * unreadable.
 */
export function useRequestKeyClaim() {
  return useMutation({
    mutationFn: async ({ way, publicKey }: { way: WayToSign; publicKey: string }) => {
      const claim = await requestClaim({ proof_type: wayOf(way).type, signer: sentKeyText(publicKey) })
      if (!isSafeClaim(way, claim.claim)) throw new ApiError('unreadable', 'this is no claim')
      return claim
    },
  })
}

/** Returns the mutation that sends the signature of a claim. */
export function useAddProof() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (proof: SignedClaim) => addProof(client, proof) })
}

/** Removes the proof of a DID, and returns the profile as it is now. */
export const removeProof = (did: string): Promise<Account> =>
  deleteOnce(
    () => call(removeIdentityProof, { body: { did } }),
    async () => {
      const viewer = await call(getViewer, {})
      return viewer.identity_proofs.some((proof) => didOf(proof) === did) ? null : viewer
    },
  )

/** Returns the mutation that removes a proof. */
export function useRemoveProof() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: removeProof,
    onSuccess: (account) => showProfileHere(client, account),
  })
}
