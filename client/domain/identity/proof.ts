/** Knows the kinds of identity proofs and what they prove (docs/server/identity.md#formats). */
import type { Account, ProfileField } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { isOlderThan } from '../instance.ts'

/** `minisign` signs a hash of the claim's text, `minisign-unhashed` the bytes that the claim names. */
export type ProofType = 'ethereum' | 'minisign' | 'minisign-unhashed'

const DIDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ Key: 'did:key:', $ETH: 'did:pkh:eip155:1:' }),
)

const ADDRESS = '$ETH'

/** Returns the Ethereum address on a profile, which has one at most; null without one. */
export const linkedAddress = ({ identity_proofs }: Pick<Account, 'identity_proofs'>): string | null =>
  identity_proofs.find(({ name }) => name === ADDRESS)?.value ?? null

/**
 * Returns the DID that a proof is removed by; null for an address of a chain that we do not know
 * (docs/spec/identity.md#remove-a-proof, docs/server/identity.md#remove-a-proof).
 */
export function didOf({ name, value }: Pick<ProfileField, 'name' | 'value'>): string | null {
  const beginning = DIDS.get(name)
  return beginning === undefined ? null : beginning + value
}

/** Returns whether the server can remove a proof. */
export const canRemoveProofs = ({ version }: Pick<Instance, 'version'>): boolean =>
  !isOlderThan(version, 4, 15)
