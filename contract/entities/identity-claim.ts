import { type InferOutput, object } from 'valibot'
import { source } from '../tolerant.ts'

/**
 * The text that a person signs to prove that a key or an address is theirs. `did` and `created_at` go back as
 * they came;
 * `created_at` has more decimals than a `Date` keeps (docs/server/identity.md#claim).
 */
export const IdentityClaim = object({ did: source(), claim: source(), created_at: source() })
export type IdentityClaim = InferOutput<typeof IdentityClaim>
