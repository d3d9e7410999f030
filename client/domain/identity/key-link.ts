/** The form that links a key, as far as it is filled in (docs/spec/identity.md#link-a-key). */
import type { IdentityClaim } from '#contract/entities/identity-claim.ts'

/** The ways in which a person can sign. `minisign_hashed` is minisign as it signs by default. */
export const WAYS_TO_SIGN = ['minisign', 'signify', 'minisign_hashed'] as const

export type WayToSign = (typeof WAYS_TO_SIGN)[number]

export interface KeyLink {
  way: WayToSign
  publicKey: string
  /** The claim for this key; null until one was asked for. */
  claim: IdentityClaim | null
  signature: string
}

export const EMPTY_LINK: KeyLink = { way: 'minisign', publicKey: '', claim: null, signature: '' }
