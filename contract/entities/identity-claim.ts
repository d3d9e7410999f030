import { type InferOutput, object } from 'valibot'
import { asWritten } from '../tolerant.ts'

/**
 * The text that a person signs to prove that a key or an address is theirs. `did` and `created_at` go back as
 * they came;
 * `created_at` has more decimals than a `Date` keeps (docs/server/identity.md#claim).
 */
export const IdentityClaim = object({ did: asWritten, claim: asWritten, created_at: asWritten })
export type IdentityClaim = InferOutput<typeof IdentityClaim>
