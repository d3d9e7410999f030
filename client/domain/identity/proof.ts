/** Knows the kinds of identity proofs and what they prove (docs/server/identity.md#formats). */
import type { ProfileField } from '#contract/entities/account.ts'

/** `minisign` signs a hash of the claim's text, `minisign-unhashed` the bytes that the claim names. */
export type ProofType = 'ethereum' | 'minisign' | 'minisign-unhashed'

const DIDS: Record<string, string> = { Key: 'did:key:', $ETH: 'did:pkh:eip155:1:' }

/**
 * Returns the DID that a proof is removed by; null for an address of a chain that we do not know
 * (docs/server/identity.md#remove-a-proof).
 */
export function didOf({ name, value }: Pick<ProfileField, 'name' | 'value'>): string | null {
  const beginning = Object.hasOwn(DIDS, name) ? DIDS[name] : undefined
  return beginning === undefined ? null : beginning + value
}
